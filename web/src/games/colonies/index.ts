import './palette.css';
import { t } from '../../lib/app.svelte';
import type { GamePlugin } from '../../lib/plugin';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import Token from './Token.svelte';
import type { View } from './types';

const colonies: GamePlugin = {
  Board,
  Panel,
  Token,
  seatNote: (view, seat) => {
    const { fleets, goal } = view as unknown as View;
    return `${t('ui-ships', { count: fleets[seat] ?? 0 })} · ${t('ui-goal', { goal })}`;
  },
  parts: (view, seat) => {
    const ports = (view as unknown as View).ports.filter((port) => port.seat === seat);
    return [['part-ports', ports.reduce((sum, { value }) => sum + value, 0)]];
  },
};

export default colonies;
