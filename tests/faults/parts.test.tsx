import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { GENERIC_WORDS } from '../../src/core/rules/genericWords';
import { PART_TIMEOUT_MS } from '../../src/ui/later';
import { AddToCartButton } from '../../src/widgets/AddToCartButton';
import { AtcDrawer } from '../../src/widgets/AtcDrawer';
import { CartPage } from '../../src/widgets/CartPage';
import { ContentBanner } from '../../src/widgets/ContentBanner';
import { MiniCart } from '../../src/widgets/MiniCart';
import { messages } from '../../src/widgets/MiniCart/messages';
import { SavedView } from '../../src/widgets/MiniCart/SavedView';
import { configHtml, openPage } from '../loader/openPage';
import { fakeShop } from '../support/fakeShop';
import { renderWidget } from '../support/renderWidget';
import { held } from './aPage';
import { CART } from './calls';
import { watchRejections } from './rejections';
import { expectCalm, isCalm, press, said, until, wayOn } from './screen';

const delivery = vi.hoisted(() => {
  let how: 'refused' | 'hanging' = 'refused';
  let hanging: ((reason: Error) => void)[] = [];
  return {
    /** A part that is never there: it is refused, or its answer never comes. */
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

vi.mock('../../src/widgets/MiniCart/MiniCartPanel', delivery.withhold);
vi.mock('../../src/widgets/MiniCart/SavedPanel', delivery.withhold);
vi.mock('../../src/widgets/AddToCartButton/QuantityPick', delivery.withhold);
vi.mock('../../src/widgets/AtcDrawer/RecommendedProducts', delivery.withhold);
vi.mock('../../src/widgets/CartPage/LineStore', delivery.withhold);

watchRejections();

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00') }));

describe.each(['refused', 'hanging'] as const)('a part that is %s', (how) => {
  beforeEach(() => delivery.set(how));

  test('of the mini cart: its badge leads to the cart', async () => {
    const page = renderWidget(<MiniCart cartUrl="/my-cart" />, { shop: fakeShop({ cart: CART }) });
    const { assigned } = page.storefront.host;

    await press(page, /^Cart/);
    await until(() => assigned.length > 0, 'the way to the cart', PART_TIMEOUT_MS + 100);
    expect(assigned).toEqual(['https://shop.example/my-cart']);
    await expectCalm(page);
  });

  test('of the saved items in the mini cart: that is said, and nothing spins', async () => {
    const shop = fakeShop({ saved: { INK: 1 } });
    const say = (key: keyof typeof messages) => messages[key];
    const page = renderWidget(<SavedView say={say} />, { shop });

    await until(() => said(page).includes(messages.failed), 'the words', PART_TIMEOUT_MS + 100);
    await expectCalm(page);
  });

  test('of a button with a quantity: it adds all the same', async () => {
    const page = renderWidget(<AddToCartButton sku="INK" qty={2} showQuantity />, { shop: fakeShop() });

    await press(page, 'Add to cart');
    await until(() => said(page).includes('Added to cart'), 'the words');
    expect(held(page.storefront.shop)).toEqual({ INK: 2 });
    await expectCalm(page);
  });

  test('of a line to be picked up: it tells the number of its store', async () => {
    const shop = fakeShop();
    const selectedDeliveryOption = { deliveryType: 'ISP', pickupStoreNumber: '0042' };
    Object.assign(shop.products['INK'] ?? {}, { line: { selectedDeliveryOption } });
    shop.cart.put('INK', 1);
    const page = renderWidget(<CartPage showRecommendations={false} />, { shop });

    await until(() => page.box.textContent.includes('Store 0042'), 'the number', PART_TIMEOUT_MS + 100);
    await expectCalm(page);
  });

  test('of the drawer: it tells how the add ended, and leads on', async () => {
    const page = renderWidget(<AtcDrawer />, { shop: fakeShop() });

    void page.storefront.cart.add([{ sku: 'INK', quantity: 1 }]);
    await until(() => page.title() === 'Added to cart', 'the drawer');
    expect(wayOn(page, 'View cart')).toBeDefined();
    await expectCalm(page);
  });
});

test('a press on the badge that is called off while the panel is on its way leads nowhere, and the next one begins anew', async () => {
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

test('what makes content safe comes when it is asked for again, and the shop hears that it had not', async () => {
  vi.useRealTimers();
  vi.doMock('../../src/ui/purify', () => Promise.reject(new Error('404')));
  const page = renderWidget(<ContentBanner slot="home" source="html" />);
  await expect.poll(() => page.alert()).toContain(GENERIC_WORDS.failed);
  expect(page.queryByRole('link')).toBeNull();
  vi.doUnmock('../../src/ui/purify');
  await page.click('Try again');
  await page.findByRole('link', { name: 'Find a store' });
  expect(page.alert()).toBe('');
  const { shop } = page.storefront;
  expect(shop.requestsOf('html-content')).toHaveLength(1);
  expect(shop.requestsOf('log').map(({ body }) => body)).toMatchObject([
    { msg: expect.stringContaining('what makes it safe did not come') },
  ]);
});

test('the words for a wrong attribute: it is named all the same', async () => {
  vi.doMock('../../loader/further', () => Promise.reject(new Error('404')));
  onTestFinished(() => void vi.doUnmock('../../loader/further'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const html = `${configHtml()}<div data-quire="add-to-cart-button" data-sku="MUG" data-show-quantity="yes"></div>`;
  expect(await openPage().bringAll(html)).toMatchObject([
    { problem: { code: 'ATTRIBUTE_INVALID', message: 'showQuantity is wrong' } },
  ]);
});
