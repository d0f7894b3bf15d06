import { expect, onTestFinished, test, vi } from 'vitest';
import { renderWidget } from '../../../tests/support/widgets/renderWidget';
import { useRevealTogether } from './useRevealTogether';

function Part({ isReady }: { isReady: boolean }) {
  return <i data-ready={isReady}>{useRevealTogether(isReady) ? 'seen' : 'unseen'}</i>;
}

/** Three parts, of which the given number is ready. */
const parts = (ready: number) => [0, 1, 2].map((at) => <Part key={at} isReady={at < ready} />);

test('parts that become ready in quick succession are shown in the same update', async () => {
  // the test runs the timers by hand: a busy machine may need more than one task to render the three
  const callbacks: (() => void)[] = [];
  const clock = vi.spyOn(globalThis, 'setTimeout').mockImplementation((callback) => callbacks.push(callback) as never);
  onTestFinished(() => clock.mockRestore());
  const page = renderWidget(parts(0));
  const text = () => page.box.textContent;
  const readyCount = () => page.box.querySelectorAll('[data-ready=true]').length;
  const seen = new Set<string>();
  new MutationObserver(() => seen.add(text())).observe(page.box, {
    subtree: true,
    childList: true,
    characterData: true,
  });

  for (const ready of [0, 1, 2, 3]) {
    page.redraw(parts(ready));
    await expect.poll(() => [readyCount(), text()]).toEqual([ready, 'unseenunseenunseen']);
  }
  for (const callback of callbacks) callback();
  await expect.poll(text).toBe('seenseenseen');
  expect([...seen].filter((it) => it && it !== 'unseenunseenunseen')).toEqual(['seenseenseen']);
});

test('a part that is ready on its first render is shown at once, and hidden while it is not ready', async () => {
  const page = renderWidget(parts(3));
  await expect.poll(() => page.box.textContent).toBe('seenseenseen');
  page.redraw(parts(2));
  await expect.poll(() => page.box.textContent).toBe('seenseenunseen');
  page.redraw(parts(3));
  await expect.poll(() => page.box.textContent).toBe('seenseenseen');
});
