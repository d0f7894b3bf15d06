/** A point on the page, in px. */
export type Point = { x: number; y: number };

/** The box of a submenu, in px. */
export type Box = { left: number; right: number; top: number; bottom: number };

/**
 * Whether the pointer is moving towards an open submenu: it stays inside the triangle between its previous position and
 * the near edge of the submenu. On its path it crosses other entries, which do not open in the meantime [HDR-005].
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

/** The sign indicates on which side of the line from `from` to `to` the point is. */
function turn(point: Point, from: Point, to: Point): number {
  return (point.x - to.x) * (from.y - to.y) - (from.x - to.x) * (point.y - to.y);
}
