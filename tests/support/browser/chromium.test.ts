import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findChromium, launchChromium } from './chromium';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'quire-path-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the browser of the tests', () => {
  test('CHROME_PATH has priority over PATH', async () => {
    const chosen = program('my-browser', 'echo Google Chrome 1');
    program('chromium', 'echo Chromium 2');
    expect(await findChromium({ CHROME_PATH: chosen, PATH: folder })).toEqual({ path: chosen });
  });

  test('a CHROME_PATH without a browser throws, even if PATH has one', async () => {
    program('chromium', 'echo Chromium 2');
    const nothing = path.join(folder, 'nothing');
    await expect(findChromium({ CHROME_PATH: nothing, PATH: folder })).rejects.toThrow(`CHROME_PATH is ${nothing}`);
  });

  test('a program on PATH that only prints how to install a browser is skipped', async () => {
    program('chromium-browser', 'echo please install the snap; exit 1');
    const chrome = program('google-chrome-stable', 'echo Google Chrome 1');
    expect(await findChromium({ PATH: folder })).toEqual({ path: chrome });
  });

  test('launchChromium opens a page', async () => {
    const browser = await launchChromium();
    try {
      const page = await browser.newPage();
      await page.setContent('<button onclick="sheet.showModal()">Open</button><dialog id="sheet">Words</dialog>');
      await page.getByRole('button').click();
      expect(await page.getByRole('dialog').innerText()).toBe('Words');
    } finally {
      await browser.close();
    }
  }, 150_000);
});

function program(name: string, script: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return file;
}
