// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { Loader } from '../../loader/createLoader';

type Page = { Quire?: unknown; [key: symbol]: Loader | undefined };

const page = globalThis as unknown as Page;
const KEY = Symbol.for('quire');

afterEach(() => {
  delete page.Quire;
  delete page[KEY];
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Runs the script from the start, as a page does. */
async function runScript(): Promise<void> {
  vi.resetModules();
  await import('../../loader/index');
}

test('window.Quire has only diagnose and push, runs queued commands, and survives a second script', async () => {
  const commands: unknown[] = [];
  const runtime = { command: async (it: unknown) => commands.push(it) };
  vi.doMock('../../loader/files', () => ({
    createFiles: () => ({ load: async () => runtime, homeOf: () => ({}), prefetch: () => {} }),
  }));
  vi.stubGlobal('__QUIRE_FILES__', { version: '1.2.3', files: [] });
  page.Quire = [['openMiniCart'], ['refreshCart']];

  await runScript();
  expect(Object.keys(page.Quire as object).sort()).toEqual(['diagnose', 'push']);
  await expect.poll(() => commands).toEqual([['openMiniCart'], ['refreshCart']]);

  const first = page.Quire;
  await runScript();
  expect(page.Quire).toBe(first);
});
