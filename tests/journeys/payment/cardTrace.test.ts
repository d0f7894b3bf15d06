import { describe, expect, test } from 'vitest';
import { cardForm } from '../page/cardForm';
import { rendererProcesses, termsInMemory } from '../page/rendererMemory';
import type { Visit } from '../page/visit';

/** A card that no other journey uses. */
const PAN = '4539578763621486';
const GROUPED = '4539 5787 6362 1486';
const CODE = '735';

/** Every run of `length` consecutive digits of the card. */
const runsOf = (length: number) =>
  Array.from({ length: PAN.length - length + 1 }, (_, at) => PAN.slice(at, at + length));

/** One digit more than messages may contain. */
const RUNS = runsOf(5);

/** So long that no port and no timestamp contains one by chance. */
const LONG_RUNS = runsOf(8);

const TRACES = [PAN, GROUPED];

/** Runs before every script of the page. Records what is sent between windows, over ports, and to the console. */
function tapMessages(): void {
  if (window !== window.top) return;
  const received: string[] = [];
  Object.assign(window, { received });
  const note = (data: unknown) => received.push(JSON.stringify(data) ?? '');
  addEventListener('message', ({ data }) => note(data), true);
  const property = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage') as PropertyDescriptor;
  Object.defineProperty(MessagePort.prototype, 'onmessage', {
    ...property,
    set(listener: (event: MessageEvent) => void) {
      property.set?.call(this, (event: MessageEvent) => {
        note(event.data);
        listener(event);
      });
    },
  });
  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (this: MessagePort, ...args: [unknown]) {
    note(args[0]);
    return post.apply(this, args);
  } as typeof post;
  for (const level of ['log', 'warn', 'error'] as const) console[level] = (...args: unknown[]) => note(args);
}

/** All that the page can read: markup and values, storage, address, and the messages it has received. */
async function everythingOf({ page, context }: Visit): Promise<string> {
  const own = await page.evaluate(async () => {
    const fields = [...document.querySelectorAll('input')].map(({ value }) => value);
    const databases = await indexedDB.databases();
    const storage = [{ ...localStorage }, { ...sessionStorage }, document.cookie, databases];
    const { received } = window as unknown as { received: string[] };
    return JSON.stringify([
      document.documentElement.outerHTML,
      fields,
      storage,
      location.href,
      history.state,
      received,
    ]);
  });
  return own + JSON.stringify(await context.cookies());
}

/** A heap snapshot of the page. The frame has a separate heap. */
async function heapOf({ page, context }: Visit): Promise<string> {
  const session = await context.newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return chunks.join('');
}

/** All messages that the page has received or sent. */
const receivedBy = async ({ page }: Visit): Promise<string> =>
  (await page.evaluate(() => (window as unknown as { received: string[] }).received)).join('\n');

const markerOf = ({ page }: Visit) =>
  page.evaluate(() => (window as unknown as { CardBench: { marker: string } }).CardBench.marker);

/** The card's digits in the memory of the process that runs the page. Only that process contains the marker. */
async function tracesInMemory(shop: Visit): Promise<{ pages: number; traces: string[] }> {
  const marker = await markerOf(shop);
  const browser = shop.context.browser();
  const processes = browser ? await rendererProcesses(browser) : [];
  const seen = processes.map((pid) => termsInMemory(pid, [marker, ...TRACES]));
  const ofPage = seen.filter((terms) => terms.includes(marker));
  return { pages: ofPage.length, traces: ofPage.flat().filter((term) => term !== marker) };
}

describe('a typed and tokenised card', { tags: 'devtools' }, () => {
  test('leaves no digits except its last four in the page: markup, storage, messages, requests, heap and memory [PAY-FORM-007]', async () => {
    const sent: string[] = [];
    const form = await cardForm({
      before: tapMessages,
      intercept: async (context) => {
        context.on('request', (request) => {
          if (new URL(request.url()).pathname !== '/cc/api/tdprocess')
            sent.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()));
        });
      },
    });
    const errors: string[] = [];
    form.page.on('console', (message) => errors.push(message.text()));
    form.page.on('pageerror', (error) => errors.push(String(error)));

    await form.fields.getByLabel('Card number').pressSequentially(PAN);
    await form.type({ number: '', code: CODE });
    const answer = await form.tokenise();
    expect(answer).toMatchObject({ ok: true, lastFour: '1486' });
    expect(await form.fields.getByLabel('Card number').inputValue()).toBe(GROUPED); // it is there, in the frame

    const found = `${await everythingOf(form)} ${JSON.stringify([sent, errors, answer])}`;
    expect(LONG_RUNS.filter((run) => found.includes(run))).toEqual([]);
    const received = await receivedBy(form);
    expect(received).toContain('"kind":"tokenised"');
    expect([...RUNS, CODE].filter((run) => received.includes(run))).toEqual([]);
    const heap = await heapOf(form);
    expect(heap).toContain(await markerOf(form));
    expect(TRACES.filter((trace) => heap.includes(trace))).toEqual([]);
    expect((await tracesInMemory(form)).traces).toEqual([]);
  }, 90_000);

  test('is found by the same search if it is typed into the page itself', async () => {
    const form = await cardForm({ before: tapMessages, body: '<input id="own">' });
    await form.page.locator('#own').pressSequentially(PAN);
    expect(await everythingOf(form)).toContain(PAN);
    const { pages, traces } = await tracesInMemory(form);
    if (pages > 0) expect(traces).toContain(PAN);
  }, 90_000);
});

test('no message contains five consecutive digits of a card, however it is typed', {
  tags: 'foreign-frames',
}, async () => {
  const form = await cardForm({ before: tapMessages, complaints: [/400/] });
  const number = form.fields.getByLabel('Card number');
  await number.pressSequentially(PAN.slice(0, 13));
  await form.page.getByRole('button', { name: 'Before' }).focus();
  await number.press('End');
  await number.pressSequentially(PAN.slice(13));
  await number.press('Backspace');
  await number.pressSequentially('6');
  await form.type({ number: '' });
  expect(await form.tokenise('nosuchsession')).toEqual({ ok: false, code: 'SESSION_EXPIRED' });

  const received = await receivedBy(form);
  expect(received).toContain('SESSION_EXPIRED');
  expect(RUNS.filter((run) => received.includes(run))).toEqual([]);
});
