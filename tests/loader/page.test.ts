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

test.each([
  ['on a script element of the page', '<script type="text/plain" data-quire-files="/static/quire/"></script>', 1, 0],
  ['nowhere: it is named once on the console, and nothing is requested', '', 0, 1],
])('a script that does not know its folder finds it %s', async (_, html, created, complaints) => {
  const folders: string[] = [];
  const started = vi.fn();
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.doMock('../../loader/createLoader', () => ({
    createLoader: (_table: object, base: string) => {
      folders.push(base);
      return { version: '1.2.3', page: { push() {} }, start: started };
    },
  }));
  vi.stubGlobal('__QUIRE_FILES__', { version: '1.2.3', files: [] });
  document.body.innerHTML = html;

  await runScript();

  vi.doUnmock('../../loader/createLoader');
  document.body.replaceChildren();
  expect(started).toHaveBeenCalledTimes(created);
  expect(error).toHaveBeenCalledTimes(complaints);
  if (complaints) expect(String(error.mock.calls[0])).toContain('data-quire-files');
  else expect(new URL(folders[0] as string).pathname).toBe('/static/quire/');
});
