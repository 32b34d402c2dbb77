import { t } from '../lib/app.svelte';
import type { TableState } from '../lib/socket';

/** Whose turn it is, in words; `mine` if this browser is to act. */
export function turnOf(state: TableState, mine: readonly number[]): { mine: boolean; text: string } {
  const { standing, table, steps } = state;
  if (!standing || !table) return { mine: false, text: '' };
  const player = table.seats[standing.to_move]?.name ?? '';
  if (standing.over) return { mine: false, text: t('turn-over') };
  if (table.status === 'open') return { mine: false, text: t('table-status-open') };
  if (standing.act_as !== null) {
    return { mine: true, text: mine.length > 1 ? t('turn-now', { player }) : t('turn-mine') };
  }
  if (standing.turn_open) {
    return { mine: mine.includes(steps.at(-1)?.seat ?? -1), text: t('turn-wait') };
  }
  if (standing.to_move < 0) return { mine: false, text: t('turn-chance') };
  return { mine: false, text: t(standing.bot_thinking ? 'turn-bot' : 'turn-other', { player }) };
}
