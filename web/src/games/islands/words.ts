/** Sentences about objects. */

import { t } from '../../lib/app.svelte';
import type { BoardObject } from './types';

/** What an object is, its tiles, its points now and at the end, and who holds it. */
export function describe(object: BoardObject, names: readonly string[]): string {
  const facts = [t('ui-object', { kind: object.kind, count: object.tiles.length })];
  if (object.complete && object.kind !== 'water') facts.push(t('ui-object-complete'));
  if (object.points) {
    facts.push(t('ui-object-now', { points: t('points', { count: object.points }) }));
  } else {
    facts.push(t('ui-object-end', { points: t('points', { count: object.points_at_end }) }));
  }
  const owners = object.owners.map((seat) => names[seat] ?? '').join(', ');
  facts.push(owners ? t('ui-object-owner', { players: owners }) : t('ui-object-free'));
  return facts.join(', ');
}
