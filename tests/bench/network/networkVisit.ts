import { type Browser, type BrowserContext, request } from 'playwright';
import { type BenchShop, ONE_FILE_PATH } from './benchShop';
import type { Line } from './circumstances';
import type { NetworkPage } from './networkPages';
import { TIMEOUT_MS } from './timeouts';
import { addProbe, openVisitedPage } from './visitedPage';
import { countWaves } from './waves';

/** The figures of one visit. Times are in milliseconds, sizes in bytes. */
export type NetworkRaw = {
  files?: number;
  bytes?: number;
  waves?: number;
  fileWaves?: number;
  contentMs?: number;
  usableMs?: number;
  answeredMs?: number;
  noticedMs?: number;
  cardMs?: number;
};

/** Its latency is longer than a page works between an answer and its next request. */
const WAVE_LINE: Line = { name: 'waves', latencyMs: 600, bitsPerSecond: Number.POSITIVE_INFINITY };

export type VisitOptions = {
  browser: Browser;
  shop: BenchShop;
  page: NetworkPage;
  /** File for a screenshot of the page once its content is displayed. */
  screenshot?: string;
};

/** Measures how long a customer waits on a line, and what the page downloads until then. */
export async function measureVisit(options: VisitOptions, line: Line, isWarm: boolean): Promise<NetworkRaw> {
  return inContext(options, async (context) => {
    if (isWarm) {
      const before = await openVisitedPage(context, options);
      await before.content();
      await before.quiet();
      await before.page.close();
    }
    const visit = await openVisitedPage(context, options, line);
    const { contentMs, usableMs } = await visit.content();
    if (options.screenshot) await visit.page.screenshot({ path: options.screenshot });
    const ownEntries = visit.log
      .requests()
      .filter((request) => isOwn(request.url) && request.endMs <= contentMs && !request.isCached);
    const sizeOf = (url: string) => options.shop.sentBytes.get(new URL(url).pathname) ?? 0;
    return {
      contentMs,
      files: ownEntries.length,
      bytes: ownEntries.reduce((sum, { url }) => sum + sizeOf(url), 0),
      ...(options.page.hasAddPress && { usableMs, ...(await visit.pressAdd()) }),
      ...(options.page.hasCardForm && { cardMs: await visit.typableCard() }),
    };
  });
}

/**
 * Counts the waves of our files, data calls and the widgets' pictures, and the waves of files alone. Counts only
 * responses that arrive before the content is displayed, and the pictures of that content.
 */
export async function measureWaves(options: VisitOptions): Promise<NetworkRaw> {
  return inContext(options, async (context) => {
    const visit = await openVisitedPage(context, options, WAVE_LINE);
    const { contentMs } = await visit.content();
    await visit.quiet();
    const requests = visit.log.requests();
    const [document] = requests;
    if (!document) throw new Error('the browser reported no document');
    const html = await visit.log.html();
    const files = requests.filter(({ url, endMs }) => isOwn(url) && endMs <= contentMs);
    const calls = requests.filter(({ type, endMs }) => isCall(type) && endMs <= contentMs);
    // a picture that the server's HTML has as well is not the widget's; the content's pictures begin with it
    const pictures = requests.filter(
      ({ url, type, startMs }) =>
        type === 'Image' && startMs < contentMs + WAVE_LINE.latencyMs / 2 && !html.includes(pathAndQuery(url)),
    );
    return {
      waves: countWaves(document, [...files, ...calls, ...pictures]),
      fileWaves: countWaves(document, files),
    };
  });
}

/** The files of ours that a visit requests, its presses included. */
export async function requestedFiles(options: VisitOptions): Promise<string[]> {
  return inContext(options, async (context) => {
    const visit = await openVisitedPage(context, options);
    await visit.content();
    if (options.page.hasAddPress) await visit.pressAdd();
    if (options.page.hasCardForm) await visit.typableCard();
    await visit.quiet();
    return visit.log
      .requests()
      .flatMap(({ url }) => (isOwn(url) ? [new URL(url).pathname.split('/').at(-1) ?? ''] : []));
  });
}

/** Runs `act` with the browser of a new customer, who has done what the page needs. */
async function inContext<Result>(
  { browser, shop, page }: VisitOptions,
  act: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  shop.page = page.name;
  const storageState = await stateOf(shop, page);
  const viewport = { width: 1280, height: 900 };
  const context = await browser.newContext({ baseURL: shop.origin, viewport, storageState });
  context.setDefaultTimeout(TIMEOUT_MS);
  try {
    await addProbe(context, page);
    return await act(context);
  } finally {
    await context.close();
  }
}

/** The cookies of a customer who has done what the page needs. */
async function stateOf({ origin }: BenchShop, { prepare }: NetworkPage) {
  const customer = await request.newContext({ baseURL: origin, ignoreHTTPSErrors: true });
  try {
    // a first page opens the session of the visit: two calls at once would open two
    await customer.get('/office/supplies/login');
    await prepare?.(customer);
    return await customer.storageState();
  } finally {
    await customer.dispose();
  }
}

const isOwn = (url: string) => {
  const { pathname } = new URL(url);
  return (pathname.startsWith('/quire/') || pathname.startsWith(ONE_FILE_PATH)) && pathname.endsWith('.js');
};

const isCall = (type: string) => type === 'Fetch' || type === 'XHR';

function pathAndQuery(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
