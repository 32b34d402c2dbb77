/** Sentences about the places of the board. */

import { refusalText, t } from '../../lib/app.svelte';
import type { ChoiceItem } from '../../lib/protocol';
import type { Components, Court, Garden, Owner, View } from './types';

export const points = (count: number): string => t('points', { count });

const sentence = (parts: readonly string[]): string => parts.filter(Boolean).join(', ');

export interface Table {
  view: View;
  box: Components;
  names: readonly string[];
}

/** What is at a place and what it is for: a few lines. `item` is in the notation of choices. */
export function describe(item: string, table: Table, choice: ChoiceItem | null = null): string[] {
  const [kind = '', name = ''] = item.split(':');
  const lines = (SAYERS[kind.replace(/\d+$/, '')] ?? none)(name, table, item);
  if (choice?.blocked) lines.push(refusalText(choice.blocked, table.names));
  return lines.filter(Boolean);
}

type Sayer = (name: string, table: Table, item: string) => string[];
const none: Sayer = () => [];

const SAYERS: Record<string, Sayer> = {
  plant: square,
  spot,
  go: city,
  hire: craft,
  temple,
  row,
  court: (name, table) => court(name as Court, table),
};

function square(name: string, { view, box, names }: Table): string[] {
  const place = box.squares.find((each) => each.name === name);
  const garden = view.gardens[name];
  if (!place || !garden) return [];
  const { floor, quality } = place;
  const lines = [t('ui-square', { square: name, floor, quality })];
  const tile = box.tiles[garden.tile ?? ''];
  if (place.unused) lines.push(t('ui-unused'));
  else if (garden.planted !== null) lines.push(t('ui-planted', { player: names[garden.planted] ?? '' }));
  if (tile) {
    const rewards = tile.rewards.map((reward) => t('ui-reward', { reward }));
    lines.push(sentence([t('ui-tile', { tile: garden.tile ?? '', points: points(tile.vp) }), ...rewards]));
    lines.push(t(garden.watered ? 'ui-watered' : 'ui-dry'));
  }
  lines.push(...round(garden, names));
  return lines;
}

/** Whose cubes lie round a square, and who has most of them. */
export function round(garden: Garden, names: readonly string[]): string[] {
  const some = garden.cubes.flatMap((count, seat) => (count > 0 ? [`${names[seat] ?? ''} ${count}`] : []));
  if (some.length === 0) return [];
  const leader = garden.leader;
  return [
    sentence([
      t('ui-round-cubes', { list: some.join(', ') }),
      leader === null ? t('ui-no-leader') : t('ui-leader', { player: names[leader] ?? '' }),
    ]),
  ];
}

export function cubeOf(owner: Owner, names: readonly string[]): string {
  return owner === 'neutral' ? t('ui-cube-neutral') : t('ui-cube', { player: names[owner ?? -1] ?? '' });
}

function spot(name: string, { view, names }: Table): string[] {
  const here = view.spots[name];
  if (!here) return [];
  const state = here.owner !== null ? cubeOf(here.owner, names) : t(here.open ? 'ui-spot-open' : 'ui-spot-dry');
  return [t('ui-spot', { spot: name }), state];
}

function city(name: string, { view, box }: Table): string[] {
  const place = box.cities.find((each) => each.name === name);
  if (!place) return [];
  const lines = [sentence([t(`city-${name}`), view.caravan === name ? t('ui-caravan-here') : ''])];
  if (place.kind === 'sell') lines.push(t('ui-city-sell'));
  const prices = place.price ? [t(`resource-${place.price}`)] : [];
  const lies = view.cards[name];
  const faces = lies && box.cards[lies.card];
  if (place.kind === 'court') {
    lines.push(t('ui-price', { list: prices.join(' + ') }));
    const offers = place.offers.map((offer) => sentence([t(`court-${offer}`)]));
    lines.push(t('ui-offers', { list: offers.join(', ') }));
  } else if (lies && faces) {
    const [face, back] = [faces[lies.face], faces[1 - lies.face]];
    if (face?.extra) prices.push(t(`resource-${face.extra}`));
    lines.push(t('ui-price', { list: prices.join(' + ') }));
    lines.push(t('ui-plants', { quality: face?.quality ?? 0 }));
    if (back) {
      const list = back.extra ? t(`resource-${back.extra}`) : '';
      lines.push(t('ui-plants-next', { quality: back.quality, extra: list || 'none', list }));
    }
  }
  return lines;
}

function craft(name: string, { view }: Table, item: string): string[] {
  const group = Number(/^hire(\d+)/.exec(item)?.[1] ?? 1);
  const price = view.groups[group - 1]?.price ?? 0;
  return [t('choice-hire', { craft: name, group, price }), t('ui-craft', { craft: name })];
}

function temple(name: string, { view, names }: Table): string[] {
  const here = view.temples[name as keyof View['temples']];
  const ranks = [here?.first ?? null, here?.second ?? null].map((seat, k) =>
    seat === null ? '' : t('ui-rank', { rank: k + 1, player: names[seat] ?? '' }),
  );
  const inside = (here?.cubes ?? []).flatMap((owner) => (owner === null ? [] : [cubeOf(owner, names)]));
  return [t('ui-temple', { temple: name }), sentence(inside), sentence(ranks)];
}

function row(name: string, { view, box, names }: Table): string[] {
  const [cubes = [], resources = []] = [view.fields[name], box.fields[name]];
  const next = resources[cubes.findIndex((owner) => owner === null)];
  const inside = cubes.flatMap((owner) => (owner === null ? [] : [cubeOf(owner, names)]));
  return [
    t('ui-row', { row: name }),
    next ? t('ui-row-next', { resource: t(`resource-${next}`) }) : '',
    sentence(inside),
  ];
}

function court(kind: Court, { view, box }: Table): string[] {
  const { banker_talents, banker_vp, caravaneer_bonus, store, palace_vp } = box.court;
  if (kind === 'gardener') return [t('court-gardener'), t('ui-gardener', { count: view.court.gardener })];
  const levels = view.court[kind].map((count, k) => {
    const level = k + 1;
    const effect =
      kind === 'palace'
        ? points(palace_vp[level] ?? 0)
        : kind === 'banker'
          ? t('ui-banker', { talents: banker_talents[level] ?? 0, points: banker_vp[level] ?? 0 })
          : t('ui-caravaneer', { steps: caravaneer_bonus[level] ?? 0, store: store[level] ?? 0 });
    return t('ui-level', { level, effect, count });
  });
  const tokens = kind === 'caravaneer' ? view.tokens.map((name) => t(`resource-${name}`)).join(', ') : '';
  return [t(`court-${kind}`), ...levels, tokens ? t('ui-tokens', { list: tokens }) : ''];
}

/** What a seat has, as [picture, what it is called, how many]. */
export function stock(view: View, box: Components, seat: number): [icon: string, name: string, count: number][] {
  const own = view.seats[seat];
  if (!own) return [];
  return [
    ['talent', t('ui-have', { what: 'talents' }), own.talents],
    ['camel', t('ui-have', { what: 'camels' }), own.camels],
    ...box.resources.map((name, r): [string, string, number] => [
      name,
      t(`resource-${name}`),
      own.resources[r] ?? 0,
    ]),
    ['cube', t('ui-have', { what: 'cubes' }), own.cubes],
    ['gardener', t('ui-have', { what: 'gardeners' }), own.gardeners],
    ['caravaneer', t('ui-have', { what: 'caravaneer' }), own.caravaneer],
    ['banker', t('ui-have', { what: 'banker' }), own.banker],
    ['palace', t('ui-have', { what: 'palace' }), own.palace],
    ['tile', t('ui-have', { what: 'tiles' }), own.tiles],
  ];
}
