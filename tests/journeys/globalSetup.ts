import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserServer, chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { engines } from '../engines/engines';
import { chromiumOptions } from '../support/browser/chromium';
import { builtScript } from './page/builtScript';
import { openShop } from './page/openShop';
import type { TestServers } from './page/testServers';

declare module 'vitest' {
  interface ProvidedContext {
    testServers: TestServers[];
    /** A folder in which each test file records the servers that it has claimed. */
    claims: string;
  }
}

/** Playwright disables the back/forward cache by default. A customer's browser has it. */
const OFF_BY_DEFAULT = ['--disable-back-forward-cache'];

/** A shop and a browser for each worker: the built script, the real server, its real database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  for (const { name, version } of engines) {
    if (!version()) console.warn(`There is no ${name} on this machine: its journeys are not run.`);
  }
  const endings: (() => unknown)[] = [];
  async function end(): Promise<void> {
    for (const ending of endings.reverse()) await ending();
  }
  try {
    const script = builtScript();
    endings.push(() => rmSync(script, { recursive: true }));
    const testServers: TestServers[] = [];
    while (testServers.length < (project.config.maxWorkers ?? 1)) {
      const shop = await openShop(script);
      endings.push(shop.close);
      const browser = await serveBrowser();
      endings.push(() => browser.close());
      const { url: shopUrl, vaultOrigin, providerOrigin, otherOrigin } = shop;
      testServers.push({ shopUrl, vaultOrigin, providerOrigin, otherOrigin, browserEndpoint: browser.wsEndpoint() });
    }
    project.provide('testServers', testServers);
    const claims = mkdtempSync(path.join(tmpdir(), 'quire-claims-'));
    endings.push(() => rmSync(claims, { recursive: true }));
    project.provide('claims', claims);
    return end;
  } catch (error) {
    await end();
    throw error;
  }
}

async function serveBrowser(): Promise<BrowserServer> {
  return chromium.launchServer(await chromiumOptions({ ignoreDefaultArgs: OFF_BY_DEFAULT }));
}
