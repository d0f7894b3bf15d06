import { readFileSync } from 'node:fs';
import type { Browser, CDPSession, Page } from 'playwright';
import type { PageKind } from '../page/pages';
import type { BenchServer } from '../server/openServer';
import type { AppliedVariant } from '../variants';

const PROBE = readFileSync(new URL('../page/probe.js', import.meta.url), 'utf8');

export type Bench = {
  browser: Browser;
  server: BenchServer;
  /** The factor by which the processor is slowed down. */
  throttle: number;
  /** A page is quiet when it has been idle for this long. */
  quietMs: number;
  /** The delay of every file in the late measurement. */
  lateMs: number;
};

/** A new customer's visit to the page. */
export type Visit = {
  page: Page;
  /** Processor time of the main thread since the page was opened, in milliseconds. */
  cpuMs(): Promise<number>;
  /** Bytes in use after a garbage collection. */
  heapBytes(): Promise<number>;
  /** Evaluates an expression of the page's probe. */
  evaluate<Answer>(expression: string): Promise<Answer>;
  /** Waits until the page is idle. */
  quiet(): Promise<void>;
  close(): Promise<void>;
};

export type VisitOptions = {
  filesLateMs?: number;
  isAtFullSpeed?: boolean;
  beforePage?: (page: Page) => Promise<unknown>;
};

const PATIENCE_MS = 30_000;

/** The share of the time that a quiet page may still be busy: a blinking caret, a clock. */
const STILL = 0.02;

export async function openVisit(
  { browser, server, throttle, quietMs }: Bench,
  variant: AppliedVariant,
  kind: PageKind,
  options: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 900 } });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  // opens the same origin first, so that the page does not change its process after the count has begun
  await page.goto('/blank');
  await page.addInitScript({ content: `${variant.probe}\n${PROBE}` });
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: options.isAtFullSpeed ? 1 : throttle });
  await options.beforePage?.(page);

  const start = await taskMs(devtools);
  await page.goto(server.expect(variant, kind, options), { waitUntil: 'commit' });

  return {
    page,
    cpuMs: async () => (await taskMs(devtools)) - start,
    async heapBytes() {
      for (let round = 0; round < 2; round += 1) await devtools.send('HeapProfiler.collectGarbage');
      return metric(devtools, 'JSHeapUsedSize');
    },
    evaluate: (expression) => inTime(page.evaluate(expression), `${variant.name}, ${kind.name}: ${expression}`),
    async quiet() {
      const isStill = (before: number, now: number) => now - before < quietMs * STILL && server.waiting === 0;
      let before = Number.NEGATIVE_INFINITY;
      for (let now = await taskMs(devtools); !isStill(before, now); now = await taskMs(devtools)) {
        before = now;
        await page.waitForTimeout(quietMs);
      }
    },
    close: () => context.close(),
  };
}

/** The developer tools' own work is subtracted. */
async function taskMs(devtools: CDPSession): Promise<number> {
  const [task, own] = [await metric(devtools, 'TaskDuration'), await metric(devtools, 'DevToolsCommandDuration')];
  return (task - own) * 1000;
}

async function metric(devtools: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const found = metrics.find(({ name }) => name === wanted);
  if (!found) throw new Error(`this browser does not tell its ${wanted}`);
  return found.value;
}

function inTime<Answer>(work: Promise<unknown>, what: string): Promise<Answer> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing came of it: ${what}`)), PATIENCE_MS);
  });
  return Promise.race([work as Promise<Answer>, late]).finally(() => clearTimeout(timer));
}
