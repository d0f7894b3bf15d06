import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Returns new names for temporary folders. All are deleted after the test file. */
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
