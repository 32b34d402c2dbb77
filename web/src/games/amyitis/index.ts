import './palette.css';
import { t } from '../../lib/app.svelte';
import type { GamePlugin } from '../../lib/plugin';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import Seat from './Seat.svelte';
import Token from './Token.svelte';
import type { View } from './types';

const PARTS = ['carried', 'banker', 'engineer', 'sale', 'palace', 'garden', 'irrigation', 'marduk', 'favour', 'resources'];

const amyitis: GamePlugin = {
  Board,
  Panel,
  Token,
  Seat,
  seatNote: (view, seat) => {
    const { seats, start } = view as unknown as View;
    const own = seats[seat];
    const notes = [t('ui-tiles', { count: own?.tiles ?? 0 })];
    if (start === seat) notes.push(t('ui-start'));
    return notes.join(' · ');
  },
  parts: (view, seat) => {
    const points = (view as unknown as View).seats[seat]?.breakdown ?? {};
    return PARTS.map((part) => [`part-${part}`, points[part] ?? 0]);
  },
};

export default amyitis;
