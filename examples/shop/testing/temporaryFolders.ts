import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Returns new names for temporary folders. All are deleted after the test file. */
export function temporaryFolders(): () => string {
  const places: string[] = [];
  afterAll(() => {
    for (const folder of places) rmSync(folder, { recursive: true, force: true });
  });
  return () => {
    const folder = mkdtempSync(join(tmpdir(), 'quire-shop-'));
    places.push(folder);
    return join(folder, 'shop');
  };
}
