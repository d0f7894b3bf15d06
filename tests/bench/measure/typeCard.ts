import type { Frame } from 'playwright';
import type { Visit } from './openVisit';

/** The typed values. Tab moves from field to field. */
const CARD = ['4111111111111111', '1230', '123'];

/** The keys that a frame has received, and the longest time from a key press until the change was rendered. */
type Keys = { rendered: number; longestMs: number };

/**
 * Types a card key by key. Resolves with the longest time from a key press until the change was rendered, in
 * milliseconds. The fields are in the page, in one frame, or in one frame each.
 */
export async function typeCard({ page }: Visit): Promise<number> {
  const frames = await framesOfFields(page.mainFrame());
  await frames[0]?.locator('input').first().focus();
  for (const frame of frames) await frame.evaluate(followKeys);
  for (const [index, text] of CARD.entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  const values = (await Promise.all(frames.map(valuesIn))).flat();
  if (values.slice(0, 2).join().replaceAll(' ', '') !== '4111111111111111,12/30') {
    throw new Error(`typed, but there stands ${values}`);
  }
  return longestMs(frames);
}

/** The frames that contain fields, in tab order; the page itself if there are none. */
async function framesOfFields(main: Frame): Promise<Frame[]> {
  const counts = await Promise.all(main.childFrames().map((frame) => frame.locator('input').count()));
  const withFields = main.childFrames().filter((_, index) => counts[index] !== 0);
  return withFields.length > 0 ? withFields : [main];
}

function followKeys(): void {
  const keys: Keys = { rendered: 0, longestMs: 0 };
  const channel = new MessageChannel();
  const starts: number[] = [];
  channel.port1.onmessage = () => {
    keys.rendered += 1;
    keys.longestMs = Math.max(keys.longestMs, performance.now() - (starts.shift() ?? 0));
  };
  addEventListener(
    'keydown',
    (event) => {
      starts.push(event.timeStamp);
      requestAnimationFrame(() => channel.port2.postMessage(0));
    },
    { capture: true },
  );
  Object.assign(window, { keys });
}

/** Waits until the change of every key was rendered. */
async function longestMs(frames: Frame[]): Promise<number> {
  const keysIn = (frame: Frame) => frame.evaluate(() => (window as unknown as { keys: Keys }).keys);
  const pressed = CARD.join('').length + CARD.length - 1;
  for (;;) {
    const all = await Promise.all(frames.map(keysIn));
    if (all.reduce((sum, { rendered }) => sum + rendered, 0) >= pressed)
      return Math.max(...all.map((it) => it.longestMs));
  }
}

function valuesIn(frame: Frame): Promise<string[]> {
  return frame.locator('input').evaluateAll((all) => all.map((it) => (it as HTMLInputElement).value));
}
