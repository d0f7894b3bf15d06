/** Somewhere in a page, in px. */
export type Point = { x: number; y: number };

/** Where a submenu stands, in px. */
export type Box = { left: number; right: number; top: number; bottom: number };

/**
 * Is the pointer on its way into an open submenu? It is while it stays in the triangle between where it was and the
 * submenu's near edge: on that way it crosses other entries, which do not open meanwhile [HDR-005].
 */
export function isHeadingFor(from: Point, to: Point, submenu: Box): boolean {
  if (to.x === from.x && to.y === from.y) return false;
  const isRightwards = from.x <= submenu.left;
  if (!isRightwards && from.x < submenu.right) return false;
  const edge = isRightwards ? submenu.left : submenu.right;
  return isInside(to, from, { x: edge, y: submenu.top }, { x: edge, y: submenu.bottom });
}

function isInside(point: Point, a: Point, b: Point, c: Point): boolean {
  const turns = [turn(point, a, b), turn(point, b, c), turn(point, c, a)];
  return turns.every((each) => each >= 0) || turns.every((each) => each <= 0);
}

/** On which side of the way from `from` to `to` a point lies, by its sign. */
function turn(point: Point, from: Point, to: Point): number {
  return (point.x - to.x) * (from.y - to.y) - (from.x - to.x) * (point.y - to.y);
}
