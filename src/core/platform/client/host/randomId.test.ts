import { afterEach, expect, test, vi } from 'vitest';
import { randomId } from './randomId';

afterEach(() => vi.unstubAllGlobals());

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('randomId returns a new random UUID each time', () => {
  expect(randomId()).toMatch(uuid);
  expect(randomId()).not.toBe(randomId());
});

test('randomId returns a new random UUID each time on a page without TLS, too', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) });
  const ids = Array.from({ length: 50 }, randomId);
  for (const id of ids) expect(id).toMatch(uuid);
  expect(new Set(ids).size).toBe(50);
});
