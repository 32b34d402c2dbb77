/** The map in words. */

import { t } from '../../lib/app.svelte';
import type { Piece, Region, Seat, Track, View } from './types';

const nameOf = (seat: number, names: readonly string[]): string => (seat < 0 ? t('ui-dummy') : (names[seat] ?? ''));

export const pieceText = (piece: Piece, names: readonly string[]): string =>
  t('ui-piece', { what: piece.kind, player: nameOf(piece.seat, names) });

/** Everybody's strength in a region. */
function strengthText(region: Region, names: readonly string[]): string[] {
  const strengths = region.strength
    .map((strength, seat) => ({ strength, seat }))
    .filter(({ strength }) => strength > 0)
    .map(({ strength, seat }) => t('ui-strength', { player: names[seat] ?? '', strength, alphas: region.alphas[seat] ?? 0 }));
  if (region.dummy && region.dummy[0] > 0) {
    strengths.push(t('ui-strength', { player: t('ui-dummy'), strength: region.dummy[0], alphas: region.dummy[1] }));
  }
  return strengths;
}

/** Who would score a region now, by the phases of its token. */
const scoreText = (region: Region, names: readonly string[]): string[] =>
  region.would_score.map(({ phase, points }) => {
    const parts = points.flatMap((n, seat) => (n > 0 ? [`${names[seat] ?? ''} +${n}`] : []));
    return t('ui-would-score', { phase, list: parts.join(', ') || '—' });
  });

export const regionText = (region: Region, names: readonly string[]): string[] => [
  ...strengthText(region, names),
  ...scoreText(region, names),
];

/** A hex in at most three lines, so that a phone has room for all: what is there; its region. */
export function describe(place: string, terrain: string, view: View, region: Region | undefined, names: readonly string[]): string[] {
  const here = [t('ui-hex', { place, terrain })];
  for (const piece of view.pieces[place] ?? []) here.push(pieceText(piece, names));
  if (view.lone.includes(place)) here.push(t('ui-lone'));
  const prey = view.prey.find((each) => each.place === place);
  if (prey) here.push(t('ui-prey', { species: prey.species, count: prey.left }));
  const lines = region ? [here, strengthText(region, names), scoreText(region, names)] : [here];
  return lines.filter((line) => line.length > 0).map((line) => line.join('; '));
}

/** A track of a pack's board in a sentence. */
export function trackText(name: string, track: Track, own: Seat): string {
  const { step = 0, points = 0 } = own.tracks[name] ?? {};
  const params = { track: name, step, steps: track.points.length - 1, points };
  if (name === 'prey') {
    return t('ui-track-prey', { ...params, list: own.caught.map((species) => t('ui-species', { species })).join(', ') || '—' });
  }
  if (!track.values) return t('ui-track-pieces', { ...params, next: (name === 'wolves' ? own.next_wolf : null) ?? 'none' });
  const bonus = step + 1 < track.points.length ? (track.bonus[step + 1] ?? 'none') : 'over';
  return t('ui-track-dens', { ...params, value: track.values[step] ?? 0, next: track.values[step + 1] ?? 0, bonus });
}
