/** The path of a value in a body: `['cartInfo', 'items', 0, 'qty']`. */
export type ValuePath = (string | number)[];

/** The paths of all values of a body, below the top level. */
export function pathsOf(body: unknown, path: ValuePath = []): ValuePath[] {
  if (typeof body !== 'object' || body === null) return [];
  const keys: ValuePath = Array.isArray(body) ? [...body.keys()] : Object.keys(body);
  return keys.flatMap((key) => [[...path, key], ...pathsOf(valueIn(body, [key]), [...path, key])]);
}

export function valueIn(body: unknown, path: ValuePath): unknown {
  return path.reduce<unknown>((node, key) => (node as Record<string | number, unknown> | undefined)?.[key], body);
}

/** A copy of the body with the value at a path replaced, or removed if `value` is undefined. */
export function withValue<Body>(body: Body, path: ValuePath, value: unknown): Body {
  const copy = structuredClone(body);
  const key = path.at(-1) ?? '';
  const node = valueIn(copy, path.slice(0, -1)) as Record<string | number, unknown>;
  if (value === undefined && Array.isArray(node)) node.splice(Number(key), 1);
  else if (value === undefined) delete node[key];
  else node[key] = value;
  return copy;
}

/** A value of a different type. */
export function ofOtherType(value: unknown): unknown {
  if (typeof value === 'string') return { text: value };
  if (typeof value === 'number') return [value];
  if (typeof value === 'boolean') return 12.5;
  return Array.isArray(value) ? 'none' : 7;
}

/** A value of the same type that no real shop sends. */
export function ofExtremeSize(value: unknown): unknown {
  if (typeof value === 'string') return /^\d+\.\d+$/.test(value) ? `${'9'.repeat(400)}.99` : 'x'.repeat(100_000);
  if (typeof value === 'number') return 1e300;
  if (Array.isArray(value)) return Array.from({ length: 3000 }, () => value[0] ?? null);
  return typeof value === 'object' ? { ...value, sflItems: DEPTH } : value;
}

/** A placeholder for deeply nested lists, which JavaScript can parse but not serialise. */
const DEPTH = '(lists in lists)';

/** The JSON of an altered body. */
export function jsonOf(body: unknown): string {
  return JSON.stringify(body).replaceAll(JSON.stringify(DEPTH), `${'['.repeat(20_000)}${']'.repeat(20_000)}`);
}
