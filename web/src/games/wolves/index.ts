import './palette.css';
import { t } from '../../lib/app.svelte';
import type { GamePlugin } from '../../lib/plugin';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import Seat from './Seat.svelte';
import Token from './Token.svelte';
import type { View } from './types';

const PARTS = ['regions', 'dens', 'lairs', 'wolves', 'prey'];

const wolves: GamePlugin = {
  Board,
  Panel,
  Token,
  Seat,
  seatNote: (view, seat) => {
    const own = (view as unknown as View).seats[seat];
    if (!own) return '';
    return t('ui-attributes', { spread: own.spread, speed: own.speed, howl: own.howl });
  },
  parts: (view, seat) => {
    const points = (view as unknown as View).breakdown[seat] ?? {};
    return PARTS.map((part) => [`part-${part}`, points[part] ?? 0]);
  },
};

export default wolves;
