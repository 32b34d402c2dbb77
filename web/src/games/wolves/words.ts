/** The map in words. */

import { t } from '../../lib/app.svelte';
import type { Piece, Region, View } from './types';

const nameOf = (seat: number, names: readonly string[]): string => (seat < 0 ? t('ui-dummy') : (names[seat] ?? ''));

export const pieceText = (piece: Piece, names: readonly string[]): string =>
  t('ui-piece', { what: piece.kind, player: nameOf(piece.seat, names) });

/** A region: its token, everybody's strength, who would score now. */
export function regionText(region: Region, names: readonly string[]): string[] {
  const strengths = region.strength
    .map((strength, seat) => ({ strength, seat }))
    .filter(({ strength }) => strength > 0)
    .map(({ strength, seat }) => t('ui-strength', { player: names[seat] ?? '', strength, alphas: region.alphas[seat] ?? 0 }));
  if (region.dummy && region.dummy[0] > 0) {
    strengths.push(t('ui-strength', { player: t('ui-dummy'), strength: region.dummy[0], alphas: region.dummy[1] }));
  }
  const scores = region.would_score.map(({ phase, points }) => {
    const parts = points.flatMap((n, seat) => (n > 0 ? [`${names[seat] ?? ''} +${n}`] : []));
    return t('ui-would-score', { phase, list: parts.join(', ') || '—' });
  });
  return [...strengths, ...scores];
}

export function describe(place: string, terrain: string, view: View, region: Region | undefined, names: readonly string[]): string[] {
  const lines = [t('ui-hex', { place, terrain })];
  for (const piece of view.pieces[place] ?? []) lines.push(pieceText(piece, names));
  if (view.lone.includes(place)) lines.push(t('ui-lone'));
  const prey = view.prey.find((each) => each.place === place);
  if (prey) lines.push(t('ui-prey', { species: prey.species, count: prey.left }));
  if (region) lines.push(...regionText(region, names));
  return lines;
}
