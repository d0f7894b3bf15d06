import type { Host } from './host';

/**
 * Parses a stored JSON object. Returns an empty object for a missing or invalid text, such as one of another script.
 */
export function objectOf(text: string | null | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Stores a text in local storage for `lifeMs`, as `{ value, expires }` with `expires` in epoch milliseconds. */
export function writeRecord({ localStorage, now }: Host, key: string, value: string, lifeMs: number): void {
  localStorage.set(key, JSON.stringify({ value, expires: now() + lifeMs }));
}

/** Reads a text that `writeRecord` stored. Removes it and returns undefined from the instant that it expires. */
export function readRecord({ localStorage, now }: Host, key: string): string | undefined {
  const { value, expires } = objectOf(localStorage.get(key));
  if (typeof value === 'string' && typeof expires === 'number' && now() < expires) return value;
  localStorage.remove(key);
  return undefined;
}
