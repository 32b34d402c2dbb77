/** The pieces of the chart in words. */

import { t, words } from '../../lib/app.svelte';
import type { Components, Port, Ship, View } from './types';

export const own = (names: Record<string, string>): string => names[words.lang] ?? names.en ?? '';

const owner = (seat: number | null, names: readonly string[]): string => (seat === null ? '' : (names[seat] ?? ''));

export function describeShip(ship: Ship, names: readonly string[]): string[] {
  const lines = [
    t('ui-ship', { ship: ship.ship, player: owner(ship.seat, names) }),
    ...(ship.place ? [t('ui-square', { place: ship.place })] : []),
    t('ui-holes', { count: ship.holes }),
    t('ui-ammunition', { count: ship.ammunition }),
  ];
  if (ship.prize) lines.push(t('ui-prize'));
  if (ship.fired) lines.push(t('ui-fired'));
  if (ship.sailed) lines.push(t('ui-sailed'));
  return lines;
}

export function describePort(port: Port, box: Components, names: readonly string[]): string[] {
  const type = box.ports.find(({ id }) => id === port.port);
  const lines = [
    t('ui-port', { port: port.port, name: type ? own(type.names) : port.port, value: port.value }),
    port.state === 'held' ? t('ui-port-held', { player: owner(port.seat, names) }) : t('ui-port-state', { state: port.state }),
  ];
  if (port.state !== 'free') lines.push(t('ui-hits-left', { count: port.hits_left }));
  if (port.ammunition) lines.push(t('ui-ammunition', { count: port.ammunition }));
  return lines;
}

/** What is to be said of a name on the chart: a ship, a port, a square. */
export function describe(name: string, view: View, box: Components, names: readonly string[]): string[] {
  const ship = view.ships.find((each) => each.ship === name);
  if (ship) return describeShip(ship, names);
  const port = view.ports.find((each) => each.port === name);
  if (port) return describePort(port, box, names);
  const lines = [t('ui-square', { place: name })];
  const current = box.currents.find(({ tail }) => tail === name);
  if (current) lines.push(t('ui-current', { name: own(current.names), place: current.head }));
  return lines;
}
