import { expect, test, vi } from 'vitest';
import { renderWidget } from '../../../tests/support/widgets/renderWidget';
import { Carousel } from './Carousel';

const items = ['One', 'Two', 'Three'].map((content) => ({ key: content, content }));

/** A carousel in a window of the given width. Each item is 100 pixels wide. */
function onRow(width: number) {
  const page = renderWidget(<Carousel title="Row" labels={{ previous: 'Back', next: 'On' }} items={items} />);
  const track = () => page.getByRole('list');
  const put = (scrollLeft: number) => {
    for (const [name, value] of Object.entries({ scrollLeft, clientWidth: width, scrollWidth: 300 })) {
      Object.defineProperty(track(), name, { value, configurable: true });
    }
    track().dispatchEvent(new Event('scroll', { bubbles: true }));
  };
  return { ...page, track, put };
}

test('a carousel whose items fit has no buttons', async () => {
  const page = onRow(300);
  await page.findByRole('list');
  page.put(0);
  expect(page.queryByRole('button')).toBeNull();
});

test('the buttons of an overflowing carousel scroll it, and each is disabled at its own end', async () => {
  const page = onRow(100);
  await page.findByRole('list');
  page.put(0);
  await page.findButton('On');
  expect([page.isOff('Back'), page.isOff('On')]).toEqual([true, false]);

  const scrollBy = vi.fn();
  Object.assign(page.track(), { scrollBy });
  await page.click('On');
  expect(scrollBy).toHaveBeenCalledWith({ left: 90 });

  page.put(200);
  await expect.poll(() => [page.isOff('Back'), page.isOff('On')]).toEqual([false, true]);
});
