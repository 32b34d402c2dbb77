/** Small pictures, 24 by 24 about the origin, as layers of [class, path]. */

type Layer = readonly [paint: string, d: string];

/** A star with eight points, that of Ishtar. */
export function star(outer: number, inner: number, points = 8): string {
  const corners = Array.from({ length: points * 2 }, (_, k) => {
    const angle = (Math.PI * k) / points - Math.PI / 2;
    const reach = k % 2 ? inner : outer;
    return `${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const LEAF = 'M-8 8Q-10 -6 8 -8Q7 9 -8 8ZM-8 8L3 -3';
const HEAD = circle(0, -6.5, 4);
const ROBE = 'M-8 11Q-8 -1 0 -1Q8 -1 8 11Z';
const CAMEL =
  'M-11 11V2Q-10.5 -2 -7.5 -2.5Q-6 -8.5 -2.5 -8.5Q.5 -8.5 1.5 -3Q3 -1.5 4.5 -3Q6 -5 6 -9.5Q6.5 -11.5 9 -11H12V-8.5L9.5 -7.5Q9.5 1 5.5 2.5V11H3.5V4H-6.5V11H-8.5V5L-9 11Z';

export const ICONS: Record<string, readonly Layer[]> = {
  barley: [
    ['stem', 'M0 12V-5'],
    [
      'grain',
      'M0 -12q3.5 4 0 8q-3.5 -4 0 -8zM1 -2.5q.5 -5.5 6 -6q.5 5.5 -6 6zM-1 -2.5q-.5 -5.5 -6 -6q-.5 5.5 6 6zM1 3q.5 -5.5 6 -6q.5 5.5 -6 6zM-1 3q-.5 -5.5 -6 -6q-.5 5.5 6 6zM1 8.5q.5 -5.5 6 -6q.5 5.5 -6 6zM-1 8.5q-.5 -5.5 -6 -6q-.5 5.5 6 6z',
    ],
  ],
  dates: [
    ['stem', 'M0 -12Q1 -6 -5 -3M0 -12Q0 -6 0 0M0 -12Q-1 -6 6 -4'],
    [
      'date',
      'M-6.5 -4a3.6 5.2 0 1 0 .1 0zM6.5 -4a3.6 5.2 0 1 0 .1 0zM0 .5a3.8 5.6 0 1 0 .1 0z',
    ],
  ],
  salt: [
    ['salt', 'M-11 9L-5.5 -3L-1.5 1L3.5 -9L11 9Z'],
    ['facet', 'M-5.5 -3L-4 9M3.5 -9L1.5 9M3.5 -9L7 3L11 9'],
  ],
  palm: [
    ['stem wide', 'M-2 12Q2 4 .5 -4'],
    [
      'leaf',
      'M.5 -4Q-6 -12 -11 -4Q-6 -6.5 .5 -4ZM.5 -4Q7 -12 11.5 -4Q6 -6.5 .5 -4ZM.5 -4Q-8 -4 -9 4Q-4 -1.5 .5 -4ZM.5 -4Q9 -4 9.5 4Q5 -1.5 .5 -4ZM.5 -4Q-3 -11 1 -12Q5 -11 .5 -4Z',
    ],
  ],
  wine: [
    ['handle', 'M-3.5 -8Q-10 -8 -5.5 0M3.5 -8Q10 -8 5.5 0'],
    ['wine', 'M-4 -12H4L3 -8Q7 -5 6.5 0Q6 6 2.5 9L4 12H-4L-2.5 9Q-6 6 -6.5 0Q-7 -5 -3 -8Z'],
  ],
  any: [
    ['clay', 'M-4 -8Q-11 2 -9 8Q-8 12 0 12Q8 12 9 8Q11 2 4 -8ZM-5 -12H5L3.5 -8H-3.5Z'],
    ['spark', star(6, 2.2, 4)],
  ],
  camel: [['camel', CAMEL]],
  talent: [
    ['coin', circle(0, 0, 10.5)],
    ['rim', circle(0, 0, 7.5)],
    ['deep', star(5, 2, 4)],
  ],
  prestige: [['coin', star(12, 6.5)]],
  drop: [['water', 'M0 -12Q9 0 9 4.5A9 7.5 0 0 1 -9 4.5Q-9 0 0 -12Z']],
  leaf: [['leaf', LEAF]],
  peasant: [
    ['clay', ROBE],
    ['skin', HEAD],
    ['hat', 'M-8 -7.5Q0 -15 8 -7.5Z'],
    ['tool', 'M9 12V-6M9 -6Q3 -10 1 -5'],
  ],
  priest: [
    ['pale', ROBE],
    ['skin', HEAD],
    ['lapis', 'M-4 -8L-3 -13H3L4 -8Z'],
    ['gilt', 'M-8 11L2 -1M8 11L-2 -1'],
  ],
  engineer: [
    ['tool', `${circle(0, 0, 9)}M-9 0H9M0 -9V9M-6.4 -6.4L6.4 6.4M6.4 -6.4L-6.4 6.4`],
    ['water', 'M-12 9Q-9 6 -6 9T0 9T6 9T12 9V12H-12Z'],
  ],
  merchant: [
    ['camel', CAMEL],
    ['lapis', 'M-7 -4Q-6 -9 -2.5 -9Q1 -9 2 -3V1H-7Z'],
  ],
  caravaneer: [
    ['lapis', 'M0 -10L11 10H-11Z'],
    ['gilt', 'M0 -10V-13'],
    ['night', 'M0 -1L4 10H-4Z'],
  ],
  banker: [
    ['tool', 'M0 -11V10M-9 -7H9M-5 11H5'],
    ['coin', 'M-12.5 2H-4.5A4 4 0 0 1 -12.5 2ZM4.5 2H12.5A4 4 0 0 1 4.5 2Z'],
    ['facet', 'M-8.5 -7L-12 2M-8.5 -7L-5 2M8.5 -7L12 2M8.5 -7L5 2'],
  ],
  palace: [
    [
      'clay',
      'M-12 11V-7H-9V-10H-5.5V-7H-3V-12H3V-7H5.5V-10H9V-7H12V11H4V5A4 4 0 0 0 -4 5V11Z',
    ],
    ['gilt', 'M-12 -3H12'],
  ],
  gardener: [
    ['tool', 'M0 -12V1M-4 -12H4'],
    ['blade', 'M-6 0H6V5Q6 10 0 13Q-6 10 -6 5Z'],
  ],
  court: [
    ['coin', 'M-11 8L-12 -6L-5.5 0L0 -10L5.5 0L12 -6L11 8Z'],
    ['lapis', `${circle(0, 4, 2)}${circle(-6, 4, 1.5)}${circle(6, 4, 1.5)}`],
  ],
  cube: [
    ['pale', 'M0 -11L10 -5.5L0 0L-10 -5.5Z'],
    ['grey', 'M-10 -5.5L0 0V11L-10 5.5Z'],
    ['dark', 'M10 -5.5L0 0V11L10 5.5Z'],
  ],
  tile: [
    ['plate', 'M0 -7L12 1L0 9L-12 1Z'],
    ['leaf', 'M-4 1Q-3 -5 4 -5Q4 2 -4 1Z'],
  ],
  temple: [
    ['clay', 'M-12 11V6H-9V0H-6V-6H6V0H9V6H12V11Z'],
    ['night', 'M-2.5 11V5H2.5V11Z'],
    ['gilt', 'M-6 -6V-10M6 -6V-10M-4 -8H4'],
  ],
  field: [
    ['grain', 'M-12 -6L0 -11L12 -6L0 -1Z'],
    ['leaf', 'M-12 0L0 -5L12 0L0 5ZM-12 6L0 1L12 6L0 11Z'],
  ],
};
