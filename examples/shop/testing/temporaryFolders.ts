import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Names folders that a test may make, each in a place of its own; all are gone after the file. */
export function temporaryFolders(): () => string {
  const places: string[] = [];
  afterAll(() => {
    for (const place of places) rmSync(place, { recursive: true, force: true });
  });
  return () => {
    const place = mkdtempSync(join(tmpdir(), 'quire-shop-'));
    places.push(place);
    return join(place, 'shop');
  };
}
