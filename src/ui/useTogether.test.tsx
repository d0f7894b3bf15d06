import { expect, test } from 'vitest';
import { renderWidget } from '../../tests/support/renderWidget';
import { useTogether } from './useTogether';

function Part({ isReady }: { isReady: boolean }) {
  return <i>{useTogether(isReady) ? 'seen' : 'unseen'}</i>;
}

/** Three parts, so many of them ready. */
const parts = (ready: number) => [0, 1, 2].map((at) => <Part key={at} isReady={at < ready} />);

test('parts that become ready one right after another are seen in the same moment', async () => {
  const page = renderWidget(parts(0));
  const text = () => page.box.textContent;
  await expect.poll(text).toBe('unseenunseenunseen');
  const seen: (string | null)[] = [];
  new MutationObserver(() => seen.push(text())).observe(page.box, {
    characterData: true,
    childList: true,
    subtree: true,
  });

  for (const ready of [1, 2, 3]) setTimeout(() => page.redraw(parts(ready)));
  await expect.poll(text).toBe('seenseenseen');
  expect(seen).toEqual(['seenseenseen']);
});

test('what is ready when it is first drawn is seen at once, and what is ready no more is unseen again', async () => {
  const page = renderWidget(parts(3));
  await expect.poll(() => page.box.textContent).toBe('seenseenseen');
  page.redraw(parts(2));
  await expect.poll(() => page.box.textContent).toBe('seenseenunseen');
  page.redraw(parts(3));
  await expect.poll(() => page.box.textContent).toBe('seenseenseen');
});
