import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { GENERIC_MESSAGES } from '../../src/core/platform/rules/genericMessage';
import { PART_TIMEOUT_MS } from '../../src/ui/rendering/lazyPart';
import { MiniCart } from '../../src/widgets/cart/MiniCart/MiniCart';
import { ContentBanner } from '../../src/widgets/content/ContentBanner/ContentBanner';
import { configHtml, openPage } from '../loader/openPage';
import { fakeShop } from '../support/shop/fakeShop';
import { renderWidget, runEffectsOnce } from '../support/widgets/renderWidget';
import { CART } from './calls';
import { watchRejections } from './rejections';
import { expectCalm, isCalm, press, until } from './screen';

const delivery = vi.hoisted(() => {
  let how: 'refused' | 'hanging' = 'refused';
  let hanging: ((reason: Error) => void)[] = [];
  return {
    /** A module that never loads: its request is refused, or gets no response. */
    withhold: () =>
      how === 'refused'
        ? Promise.reject(new Error('404'))
        : new Promise<object>((_, reject) => void hanging.push(reject)),
    set(next: typeof how) {
      how = next;
      for (const reject of hanging) reject(new Error('too late'));
      hanging = [];
    },
  };
});

vi.mock('../../src/widgets/cart/MiniCart/MiniCartPanel', delivery.withhold);

watchRejections();

/** Ends the mock of a module. Modules that import it have failed too, and would stay so for the tests that follow. */
function forget(module: string): void {
  vi.doUnmock(module);
  vi.resetModules();
}

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00') }));

describe.each(['refused', 'hanging'] as const)('a chunk that is %s', (how) => {
  beforeEach(() => delivery.set(how));

  test('makes the badge of the mini cart open the cart page instead of the panel', async () => {
    // a module that is mocked and fails can be imported once
    runEffectsOnce();
    const page = renderWidget(<MiniCart cartUrl="/my-cart" />, { shop: fakeShop({ cart: CART }) });
    const { assigned } = page.storefront.host;

    await press(page, /^Cart/);
    await until(() => assigned.length > 0, 'the way to the cart', PART_TIMEOUT_MS + 100);
    expect(assigned).toEqual(['https://shop.example/my-cart']);
    await expectCalm(page);
  });
});

test('a second press on the badge cancels the loading of the panel and does not navigate; the next one tries again', async () => {
  // a module that is mocked and fails can be imported once
  runEffectsOnce();
  delivery.set('hanging');
  const page = renderWidget(<MiniCart cartUrl="/my-cart" />, { shop: fakeShop({ cart: CART }) });
  const { assigned } = page.storefront.host;

  await press(page, /^Cart/);
  await until(() => !isCalm(page), 'the spinner');
  await press(page, /^Cart/);
  await expectCalm(page);
  await vi.advanceTimersByTimeAsync(2 * PART_TIMEOUT_MS);
  expect(assigned).toEqual([]);

  delivery.set('refused');
  for (const times of [1, 2]) {
    await press(page, /^Cart/);
    await until(() => assigned.length === times, 'the way to the cart');
    await expectCalm(page);
  }
});

test('a content banner whose sanitizer fails to load displays an error and logs it, and loads after Try again', async () => {
  runEffectsOnce();
  vi.useRealTimers();
  vi.doMock('../../src/ui/rendering/purify', () => Promise.reject(new Error('404')));
  const page = renderWidget(<ContentBanner slot="home" source="html" />);
  await expect.poll(() => page.alert()).toContain(GENERIC_MESSAGES.failed);
  expect(page.queryByRole('link')).toBeNull();
  vi.doUnmock('../../src/ui/rendering/purify');
  await page.click('Try again');
  await page.findByRole('link', { name: 'Find a store' });
  expect(page.alert()).toBe('');
  const { shop } = page.storefront;
  expect(shop.requestsOf('html-content')).toHaveLength(1);
  expect(shop.requestsOf('log').map(({ body }) => body)).toMatchObject([
    { msg: expect.stringContaining('the sanitizer could not be loaded') },
  ]);
});

test('a wrong attribute is reported by its name even if the chunk with the messages fails to load', async () => {
  vi.useRealTimers();
  vi.doMock('../../loader/problems', () => Promise.reject(new Error('404')));
  onTestFinished(() => forget('../../loader/problems'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const html = `${configHtml()}<div data-quire="add-to-cart-button" data-sku="MUG" data-show-quantity="yes"></div>`;
  expect(await openPage().mountAll(html)).toMatchObject([
    { problem: { code: 'ATTRIBUTE_INVALID', message: 'showQuantity is wrong' } },
  ]);
});

test('if the chunk that re-renders fails to load, the widget stays, and the next attribute change applies both', async () => {
  vi.useRealTimers();
  vi.doMock('../../loader/rerender', () => Promise.reject(new Error('404')));
  onTestFinished(() => forget('../../loader/rerender'));
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  await openPage().mountAll(`${configHtml()}<div data-quire="mini-cart"></div>`);
  const element = document.querySelector('[data-quire]') as HTMLElement;
  const opened = vi.fn();
  element.addEventListener('quire:open', opened);

  element.dataset['open'] = 'true';
  await expect.poll(() => consoleError.mock.calls.length).toBe(1);
  expect(opened).not.toHaveBeenCalled();

  vi.doUnmock('../../loader/rerender');
  element.dataset['cartUrl'] = '/my-cart';
  await expect.poll(() => opened.mock.calls.length).toBe(1);
});
