/** Sentences about objects. */

import { t } from '../../lib/app.svelte';
import type { BoardObject, Kind } from './types';

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

const KINDS: Record<string, Kind> = { I: 'island', B: 'bridge', W: 'water', L: 'lighthouse' };

/** What a segment of a tile is called among the others; of two waters they are 1 and 2. */
export function spotName(segment: string, all: readonly string[]): string {
  const letter = segment[0] ?? '';
  const kind = KINDS[letter] ?? 'water';
  const alike = all.filter((other) => KINDS[other[0] ?? ''] === kind && /^[IBWL]\d*$/.test(other));
  if (alike.length < 2) return t('ui-spot', { kind });
  return t('ui-spot-numbered', { kind, number: alike.indexOf(segment) + 1 });
}
