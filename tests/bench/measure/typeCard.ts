import type { Visit } from './openVisit';

/** What a customer types; Tab leads on from field to field. */
const CARD = ['4111111111111111', '1230', '123'];

/** The keys of a card one after another: the longest time from a key's press until what it changes was drawn, in milliseconds. */
export async function typeCard({ page }: Visit): Promise<number> {
  const frame = page.frames().find((it) => it.url().includes('/card-frame.html')) ?? page.mainFrame();
  await frame.locator('input').first().focus();
  await frame.evaluate(() => {
    const seen = { drawn: 0, longestMs: 0 };
    const channel = new MessageChannel();
    const starts: number[] = [];
    channel.port1.onmessage = () => {
      seen.drawn += 1;
      seen.longestMs = Math.max(seen.longestMs, performance.now() - (starts.shift() ?? 0));
    };
    addEventListener(
      'keydown',
      (event) => {
        starts.push(event.timeStamp);
        requestAnimationFrame(() => channel.port2.postMessage(0));
      },
      { capture: true },
    );
    Object.assign(window, { seen });
  });
  for (const [place, text] of CARD.entries()) {
    if (place > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  const keys = CARD.join('').length + CARD.length - 1;
  const handle = await frame.waitForFunction((all) => {
    const { seen } = window as unknown as { seen: { drawn: number; longestMs: number } };
    return seen.drawn >= all && seen.longestMs;
  }, keys);
  const values = await frame.locator('input').evaluateAll((all) => all.map((it) => (it as HTMLInputElement).value));
  if (values.slice(0, 2).join() !== '4111 1111 1111 1111,12/30') throw new Error(`typed, but there stands ${values}`);
  return Number(await handle.jsonValue());
}
