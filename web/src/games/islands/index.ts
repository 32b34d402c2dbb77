import './palette.css';
import { t } from '../../lib/app.svelte';
import type { GamePlugin } from '../../lib/plugin';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import Token from './Token.svelte';
import type { View } from './types';

const PARTS = ['carried', 'island', 'bridge', 'lighthouse', 'final_island', 'final_bridge', 'final_lighthouse', 'final_water'];

const islands: GamePlugin = {
  Board,
  Panel,
  Token,
  seatNote: (view, seat) => t('ui-supply', { count: (view as unknown as View).supply[seat] ?? 0 }),
  parts: (view, seat) => {
    const points = (view as unknown as View).breakdown[seat] ?? {};
    return PARTS.map((part) => [`part-${part}`, points[part] ?? 0]);
  },
};

export default islands;
