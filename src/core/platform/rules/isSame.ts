/** Whether two values of plain data are deeply equal. */
export function isSame(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const names = Object.keys(left);
  if (names.length !== Object.keys(right).length) return false;
  for (const name of names) if (!isSame((left as Named)[name], (right as Named)[name])) return false;
  return true;
}

type Named = Record<string, unknown>;
