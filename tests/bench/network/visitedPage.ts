import { readFileSync } from 'node:fs';
import type { BrowserContext, CDPSession, Page } from 'playwright';
import type { BenchShop } from './benchShop';
import type { Line } from './circumstances';
import type { NetworkPage } from './networkPages';
import { openRequestLog, type RequestLog } from './requestLog';
import { found, inTime, until } from './timeouts';

/** A page of the shop in a browser, with the probe in it. Times are in milliseconds. */
export type VisitedPage = {
  page: Page;
  log: RequestLog;
  /** Waits until nothing has been loading for a while. */
  quiet(): Promise<void>;
  /**
   * Waits for the content. If a widget leaves its fallback HTML in place, that HTML is its content. `usableMs` is when a
   * press on the first add button is handled.
   */
  content(): Promise<{ contentMs: number; usableMs: number }>;
  /** Presses the first add button; both times count from the press. */
  pressAdd(): Promise<{ answeredMs: number; noticedMs: number }>;
  /** When the first field of the card form can have the focus. */
  typableCard(): Promise<number>;
};

type Point = { x: number; y: number };

const PROBE = readFileSync(new URL('probe.js', import.meta.url), 'utf8');
const QUIET_MS = 1_500;

/** Puts the probe into every page of a customer. */
export async function addProbe(context: BrowserContext, { sights }: NetworkPage): Promise<void> {
  const settings = JSON.stringify({ sights });
  await context.addInitScript({ content: `${PROBE}\nwindow.startNetworkProbe(${settings});` });
}

/** Opens the page in a new tab, over an emulated line if there is one. */
export async function openVisitedPage(
  context: BrowserContext,
  { shop, page: kind }: { shop: BenchShop; page: NetworkPage },
  line?: Line,
): Promise<VisitedPage> {
  const page = await context.newPage();
  // the same address first, so that the measured navigation finds its process started
  await page.goto('/blank');
  const devtools = await context.newCDPSession(page);
  const log = await openRequestLog(devtools);
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  shop.frameLatencyMs = line?.latencyMs ?? 0;
  if (line) await emulate(devtools, line);
  await page.goto(kind.path, { waitUntil: 'commit' });

  const seen = () => page.evaluate<Record<string, number>>('networkProbe.seenMs()');
  const names = Object.keys(kind.sights);

  return {
    page,
    log,
    quiet: () =>
      until(
        () => log.idleMs() > QUIET_MS,
        () => `${kind.name}: it never stops loading`,
      ),

    async content() {
      let times: (number | undefined)[] = [];
      let usableMs: number | undefined;
      await until(
        async () => {
          const seenMs = await seen();
          const isQuiet = log.idleMs() > QUIET_MS;
          times = names.map((name) => seenMs[name] ?? (isQuiet ? seenMs[`${name} from the server`] : undefined));
          usableMs = seenMs['usable button'];
          return times.every((time) => time !== undefined) && (!kind.hasAddPress || usableMs !== undefined);
        },
        () =>
          `${kind.name}: its content was not seen: ${JSON.stringify(times)}, button at ${usableMs}. ${errors.join('; ')}`,
      );
      if (errors.length > 0) console.error(`${shop.origin} ${kind.name}: ${errors.join('; ')}`);
      return { contentMs: Math.max(...times.map((time) => time ?? 0)), usableMs: usableMs ?? 0 };
    },

    pressAdd: async () => {
      const { x, y } = await page.evaluate<Point>('networkProbe.awaitAddPress()');
      await page.mouse.click(x, y);
      return inTime(page.evaluate('networkProbe.pressed'), `${kind.name}: the press was not answered`);
    },

    async typableCard() {
      const startedAt = await page.evaluate<number>('performance.timeOrigin');
      const frame = await found(
        () => page.frames().find((candidate) => candidate.url().includes('/card-frame')),
        'the card form has no frame',
      );
      // a frame of another origin gets no animation frames while it is out of sight
      await (await frame.frameElement()).scrollIntoViewIfNeeded();
      const typable = frame.evaluate<number>('networkProbe.whenTypable()');
      return (await inTime(typable, `${kind.name}: no card can be typed`)) - startedAt;
    },
  };
}

async function emulate(devtools: CDPSession, { latencyMs, bitsPerSecond }: Line): Promise<void> {
  const bytesPerSecond = Number.isFinite(bitsPerSecond) ? bitsPerSecond / 8 : -1;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}
