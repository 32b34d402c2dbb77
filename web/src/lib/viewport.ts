/** Panning and zooming of a board, as plain numbers: `x`, `y` of the table's origin on the screen. */

export interface Viewport {
  x: number;
  y: number;
  scale: number;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const LEAST = 0.12;
export const MOST = 3;

const clamp = (scale: number) => Math.min(MOST, Math.max(LEAST, scale));

/** The view that shows the whole box in the middle, but no closer than `closest`. */
export function fit(box: Box, width: number, height: number, closest = 1.25): Viewport {
  const scale = clamp(Math.min(width / box.width, height / box.height, closest));
  return {
    x: width / 2 - (box.x + box.width / 2) * scale,
    y: height / 2 - (box.y + box.height / 2) * scale,
    scale,
  };
}

/** Zoomed by a factor so that the point (px, py) of the screen stays where it is. */
export function zoom(view: Viewport, factor: number, px: number, py: number): Viewport {
  const scale = clamp(view.scale * factor);
  const ratio = scale / view.scale;
  return { x: px - (px - view.x) * ratio, y: py - (py - view.y) * ratio, scale };
}

export function pan(view: Viewport, dx: number, dy: number): Viewport {
  return { ...view, x: view.x + dx, y: view.y + dy };
}

/** Moved as little as needed for the box to be inside the screen, with a margin. */
export function reveal(
  view: Viewport,
  box: Box,
  width: number,
  height: number,
  margin = 24,
): Viewport {
  const left = box.x * view.scale + view.x;
  const top = box.y * view.scale + view.y;
  const right = left + box.width * view.scale;
  const bottom = top + box.height * view.scale;
  const shift = (low: number, high: number, size: number) =>
    low < margin ? margin - low : high > size - margin ? size - margin - high : 0;
  return pan(view, shift(left, right, width), shift(top, bottom, height));
}
