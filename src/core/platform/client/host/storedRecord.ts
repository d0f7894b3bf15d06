import type { Host } from './host';

/** The JSON object a text holds; an empty one when there is none, or when another script wrote something else there. */
export function objectOf(text: string | null | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Keeps a text in local storage for `lifeMs`, as `{ value, expires }` with `expires` in epoch milliseconds. */
export function writeRecord({ localStorage, now }: Host, key: string, value: string, lifeMs: number): void {
  localStorage.set(key, JSON.stringify({ value, expires: now() + lifeMs }));
}

/** The text that `writeRecord` kept, until the instant it expires; what has expired is removed. */
export function readRecord({ localStorage, now }: Host, key: string): string | undefined {
  const { value, expires } = objectOf(localStorage.get(key));
  if (typeof value === 'string' && typeof expires === 'number' && now() < expires) return value;
  localStorage.remove(key);
  return undefined;
}
