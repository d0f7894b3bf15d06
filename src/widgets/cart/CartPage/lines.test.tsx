import { describe, expect, test } from 'vitest';
import {
  lineNames,
  type OnCartPage,
  onCartPage,
  rowOf,
  rowsOf,
  textOf,
} from '../../../../tests/support/widgets/onCartPage';
import { runEffectsOnce } from '../../../../tests/support/widgets/renderWidget';
import { BUSINESS_CONTEXT } from '../../../../tests/support/widgets/storefront';
import { createAccountingClient } from '../../../core/checkout/client/accountingClient';
import { frCA } from '../../../languages/fr-CA/index';
import { CartPage } from './CartPage';

const buyer = { config: { ...BUSINESS_CONTEXT, session: { isLoggedIn: true } } };
const rowText = (page: Parameters<typeof rowOf>[0], name: string) => rowOf(page, name).textContent;

describe('CartPage line', () => {
  test.each([
    ['software, by its product type', 'OFFICE', {}, 'Download'],
    ['a membership', 'MUG', { itemAttributes: { membershipSKU: true } }, 'Membership'],
    ['a free sample', 'MUG', { itemAttributes: { freeSample: true } }, 'Free sample'],
    ['a pre-order', 'MUG', { product: { name: 'Enamel mug', preOrder: true } }, 'Pre-order'],
    ['sold in packs', 'MUG', { surchargeApplicable: true, surchargeSplit: 6 }, 'Sold in packs of 6'],
    ['a substitute', 'MUG', { altItem: { origItemId: 'OLD' } }, 'Replaces OLD'],
    ['backordered', 'MUG', { selectedDeliveryOption: { deliveryType: 'STA', isBackOrder: true } }, 'Backordered'],
    [
      'for pickup, with its store',
      'MUG',
      { selectedDeliveryOption: { deliveryType: 'ISP', pickupStoreNumber: '0042' } },
      'Pick up at Cambridge, MAPick up in 1-hour · Open until 9 pm · 36 Brattle Street',
    ],
    [
      'for pickup in a store known only by number',
      'MUG',
      { selectedDeliveryOption: { deliveryType: 'ISP', pickupStoreNumber: '9999' } },
      'Pick up at store 9999Pick up in 1-hour',
    ],
    [
      'discounted',
      'MUG',
      { priceInfo: { finalPrice: '10.00', finalPricePerUnit: '10.00', priceAdjustment: [{ amount: '2.50' }] } },
      'Instant Saving: $2.50',
    ],
  ])('labels a line that is %s', async (_, sku, line, text) => {
    const page = onCartPage({ cart: { [sku]: 1 }, lines: { [sku]: line as object } });
    await expect.poll(() => rowsOf(page)[0]?.textContent).toContain(text);
  });

  test.each([
    ['Closed', 'until 8 am', {}, 'Pick up when the store opens · Closed until 8 am · 36 Brattle Street'],
    ['Closed', '', {}, 'Pick up when the store opens · Closed · 36 Brattle Street'],
    ['Closed', 'until 8 am', { isBackOrder: true }, 'Backordered · 36 Brattle Street'],
    ['Busy', 'until 9 pm', {}, 'Pick up in 1-hour · 36 Brattle Street'],
  ])(
    'a pickup at a store that is %s %s with %o is labelled %s [DEC-Q453]',
    async (storeStatus, storeStatusTime, delivery, text) => {
      const pickup = { deliveryType: 'ISP', pickupStoreNumber: '0042', ...delivery };
      const page = onCartPage({
        cart: { MUG: 1 },
        lines: { MUG: { selectedDeliveryOption: pickup } },
        shop(shop) {
          const alter = (body: unknown) => {
            const { results } = body as { results: { stores: object[] } };
            return {
              results: { ...results, stores: results.stores.map((it) => ({ ...it, storeStatus, storeStatusTime })) },
            };
          };
          shop.failNext({ alter }, { of: 'store-locator', times: 9 });
        },
      });
      await expect.poll(() => rowsOf(page)[0]?.textContent).toContain(text);
    },
  );

  test('a line without a delivery date has no empty delivery text', async () => {
    const page = onCartPage({
      cart: { OFFICE: 1 },
      lines: { OFFICE: { selectedDeliveryOption: { deliveryType: 'STA' } } },
    });
    await expect.poll(() => rowsOf(page)).toHaveLength(1);
    expect(rowsOf(page)[0]?.querySelector('.quire-product-facts p:empty')).toBeNull();
  });

  test('a delivery due on a holiday shows the next day; today is promised until sameDayCutoff [STOR-004, CART-MSG-018]', async () => {
    const selectedDeliveryOption = { deliveryType: 'STA', minDeliveryDate: '2026-12-25' };
    const setup = { cart: { MUG: 1 }, lines: { MUG: { selectedDeliveryOption } } };
    const now = () => new Date(2026, 11, 25, 16).getTime();
    const holidays = { holiday: '["2026-12-25"]', holidayYear: '2026' };
    const closed = onCartPage({ ...setup, host: { now, localStorage: holidays } });
    await expect.poll(() => rowsOf(closed)[0]?.textContent).toContain('Arrives Sat, Dec 26');

    const early = onCartPage({ ...setup, host: { now }, config: { delivery: { sameDayCutoff: 16 } } });
    await expect.poll(() => rowsOf(early)[0]?.textContent).toContain('Arrives Fri, Dec 25');
  });

  test('the holidays of the page’s settings apply, and are stored for pages that do not send them [STOR-004]', async () => {
    const selectedDeliveryOption = { deliveryType: 'STA', minDeliveryDate: '2026-12-25' };
    const page = onCartPage({
      cart: { MUG: 1 },
      lines: { MUG: { selectedDeliveryOption } },
      host: { now: () => new Date(2026, 11, 20).getTime() },
      config: { delivery: { holidays: { year: 2026, dates: ['2026-12-25'] } } },
    });
    await expect.poll(() => rowsOf(page)[0]?.textContent).toContain('Arrives Sat, Dec 26');
    const { localStorage } = page.storefront.host;
    await expect.poll(() => localStorage.get('holidayYear')).toBe('2026');
    expect(localStorage.get('holiday')).toBe('["2026-12-25"]');
  });

  test.each<[string, OnCartPage['config'], string]>([
    ['in English', {}, 'Instant Saving: $2.50'],
    ['in French', { locale: 'fr-CA', i18n: { catalogues: { fr: frCA } } }, 'Rabais instantané : 2,50'],
    ['by the page messages', { messages: { cart: { instantSaving: 'Off' } } }, 'Off: $2.50'],
  ])('a saving without its own label is labelled %s [CART-ENT-024]', async (_, config, text) => {
    const priceAdjustment = [{ amount: '2.50' }];
    const page = onCartPage({ cart: { MUG: 1 }, lines: { MUG: { priceInfo: { priceAdjustment } } }, config });

    await expect
      .poll(() =>
        rowsOf(page)
          .map((row) => row.textContent?.replaceAll(/\s/g, ' '))
          .join(),
      )
      .toContain(text);
  });

  test('only a saving without its own label is an instant saving [CART-ENT-024]', async () => {
    const priceAdjustment = [{ amount: '2.50' }, { amount: '1.00', label: 'Spring sale' }];
    const page = onCartPage({ cart: { MUG: 1 }, lines: { MUG: { priceInfo: { priceAdjustment } } } });
    const savings = () => [...page.box.querySelectorAll('.quire-cart-page__prices p')].map((it) => it.textContent);
    await expect.poll(savings).toEqual([expect.anything(), 'Instant Saving: $2.50', 'Spring sale: $1.00']);
  });

  test('a substitute offers a 30-day opt-out, shows its result and does not offer it again [CART-UPD-017, CART-UPD-018]', async () => {
    const page = onCartPage({
      cart: { PAPER: 1, MUG: 1 },
      lines: { PAPER: { altItem: { origItemId: 'OLD-PAPER' } } },
      shop: (shop) => shop.failNext('network', { of: 'opt-out' }),
    });
    const optOut = /^Do not show for 30 days/;
    await page.click(optOut);
    await expect.poll(page.status).toContain("This change wasn't saved.");
    await page.click(optOut);
    await expect.poll(page.status).toContain("We won't substitute your items for 30 days.");
    expect(page.queryByRole('button', { name: optOut })).toBeNull();
    expect(page.shop.requestsOf('opt-out').at(-1)?.query).toEqual({ type: 'HARD_ALT_OPT_OUT', value: 'Y' });

    await page.storefront.cart.add([{ sku: 'PEN', quantity: 1 }], { feedback: 'none' });
    expect(page.shop.requestsOf('add')[0]?.body).toMatchObject({ ignoreHrdAlt: true });
    page.redraw(null);
    page.redraw(<CartPage showRecommendations={false} />);
    await expect.poll(() => lineNames(page)).toContain('Copy paper, 500 sheets');
    expect(page.queryByRole('button', { name: optOut })).toBeNull();
  });

  test('a substitute names the requested product, which can be kept in its place [DEC-Q506]', async () => {
    const page = onCartPage({
      cart: { PAPER: 2, PEN: 1 },
      lines: { PAPER: { altItem: { origItemId: 'MUG', origItemName: 'Enamel mug' } } },
    });
    await expect.poll(() => textOf(page)).toContain('Replaces Enamel mug');
    await page.click('Keep my original: Enamel mug');
    await expect.poll(() => lineNames(page)).toEqual(['Enamel mug', 'Gel pen, blue']);
    expect(page.shop.requestsOf('add')[0]?.body).toMatchObject({
      items: [{ itemId: 'MUG', qty: 2 }],
      ignoreHrdAlt: true,
    });
  });

  test('a substitute stays if the requested product is not in stock [DEC-Q506]', async () => {
    const page = onCartPage({
      cart: { PAPER: 2, PEN: 1 },
      lines: { PAPER: { altItem: { origItemId: 'MUG', origItemName: 'Enamel mug' } } },
    });
    page.shop.refuseNext('OUT_OF_STOCK', { level: 'line', of: 'add' });
    await page.click('Keep my original: Enamel mug');
    await expect.poll(page.alert).toContain("We're sorry, the following item is out of stock.");
    expect(lineNames(page)).toEqual(['Copy paper, 500 sheets', 'Gel pen, blue']);
  });

  test('the requested product is kept in the quantity that the customer has just chosen [DEC-Q527]', async () => {
    const page = onCartPage({
      cart: { PAPER: 2 },
      lines: { PAPER: { altItem: { origItemId: 'MUG', origItemName: 'Enamel mug' } } },
    });
    await page.click('Increase quantity of Copy paper, 500 sheets');
    await page.click('Keep my original: Enamel mug');
    await expect.poll(() => page.shop.cart.items.map(({ itemId, qty }) => [itemId, qty])).toEqual([['MUG', 3]]);
  });

  test('a substitute that could not be removed is removed by the next press, which adds nothing again [DEC-Q527]', async () => {
    const page = onCartPage({
      cart: { PAPER: 2 },
      lines: { PAPER: { altItem: { origItemId: 'MUG', origItemName: 'Enamel mug' } } },
    });
    page.shop.failNext(500, { of: 'update' });
    await page.click('Keep my original: Enamel mug');
    await expect
      .poll(() => rowText(page, 'Copy paper, 500 sheets'))
      .toContain('Something went wrong. Please try again.');
    await page.click('Keep my original: Enamel mug');
    await expect.poll(() => page.shop.cart.items.map(({ itemId, qty }) => [itemId, qty])).toEqual([['MUG', 2]]);
  });

  test('a substitute whose removal had no response loses no more units by the next press [DEC-Q527]', async () => {
    const page = onCartPage({
      cart: { PAPER: 5 },
      lines: { PAPER: { altItem: { origItemId: 'MUG', origItemName: 'Enamel mug' } } },
    });
    Object.assign(page.shop.products['MUG'] ?? {}, { stock: 3 });
    page.shop.failNext('lost', { of: 'update' });
    await page.click('Keep my original: Enamel mug');
    const units = () => Object.fromEntries(page.shop.cart.items.map(({ itemId, qty }) => [itemId, qty]));
    await expect.poll(units).toEqual({ MUG: 3, PAPER: 2 });
    await expect
      .poll(() => rowText(page, 'Copy paper, 500 sheets'))
      .toContain('Something went wrong. Please try again.');
    await page.storefront.cart.read({ isRefresh: true });
    await page.click('Keep my original: Enamel mug');
    await expect.poll(() => page.shop.requestsOf('update').length).toBeGreaterThan(0);
    expect(units()).toEqual({ MUG: 3, PAPER: 2 });
  });

  test('an out-of-stock line shows that it must be removed, and can be removed [CART-MSG-012]', async () => {
    const page = onCartPage({
      cart: { LAMP: 1, MUG: 1 },
      lines: { LAMP: { messages: [{ code: 'OUT_OF_STOCK', type: 'WARNING' }] } },
    });
    await expect.poll(() => lineNames(page)).toHaveLength(2);
    expect(rowText(page, 'Desk lamp')).toContain('This item is out of stock. Please remove it to continue.');
    await page.click('Remove Desk lamp');
    await expect.poll(() => lineNames(page)).toEqual(['Enamel mug']);
  });

  test('a line whose price is shown only in the cart publishes cart:price-seen once [CART-ENT-009]', async () => {
    runEffectsOnce();
    const page = onCartPage({ cart: { MUG: 1 }, lines: { MUG: { product: { name: 'Mug', seePriceInCart: true } } } });
    const seen: string[] = [];
    page.storefront.events.subscribe('cart:price-seen', ({ sku }) => seen.push(sku));
    await expect.poll(() => textOf(page)).toContain('Price shown in cart');
    expect(rowsOf(page)[0]?.textContent).toContain('$12.50');
    await page.click('Increase quantity of Mug');
    await expect.poll(() => rowsOf(page)[0]?.textContent).toContain('$25.00');
    expect(seen).toEqual(['MUG']);
  });

  test('a business line shows its budget center', async () => {
    const line = { itemAccountInfo: { bcName: 'Front office' } };
    const page = onCartPage({ cart: { MUG: 1 }, lines: { MUG: line }, ...buyer });
    await expect.poll(() => textOf(page)).toContain('Budget center: Front office');
  });

  test('a business line is busy while its budget center changes, and shows when that was not saved [CART-ENT-023]', async () => {
    const line = { itemAccountInfo: { bcName: 'Front office' } };
    const page = onCartPage({ cart: { MUG: 1, PEN: 1 }, lines: { MUG: line }, ...buyer });
    await expect.poll(() => textOf(page)).toContain('Budget center: Front office');
    const busy = () => rowOf(page, 'Enamel mug').querySelector('[aria-busy="true"]')?.textContent;
    page.shop.failNext('network', { of: 'change' });
    page.shop.hold('change');
    const change = { lines: [{ lineId: 'line-1', budgetCenter: 'Training' }] };
    const saving = createAccountingClient(page.storefront).change(change);
    await expect.poll(busy).toContain('Budget center: Front office');
    expect(rowOf(page, 'Gel pen, blue').querySelector('[aria-busy]')).toBeNull();
    page.shop.release();
    await saving.catch(() => undefined);
    await expect.poll(busy).toBeUndefined();
    await expect.poll(() => rowText(page, 'Enamel mug')).toContain("This change wasn't saved.");
  });

  test('plans, assembly and bundle parts are grouped below their line; bundle parts have no controls [CART-ENT-008, CART-QTY-003]', async () => {
    const below = (relation: 'WARRANTY' | 'ASSEMBLY' | 'BUNDLE') => ({
      parentRelationCartItemId: 'line-1',
      parentItemId: 'CHAIR',
      parentRelationType: relation,
    });
    const page = onCartPage({
      cart: { CHAIR: 1, MUG: 1, 'CHAIR-PLAN': 1, 'CHAIR-BUILD': 1, PEN: 4 },
      lines: { 'CHAIR-PLAN': below('WARRANTY'), 'CHAIR-BUILD': below('ASSEMBLY'), PEN: below('BUNDLE') },
    });
    await expect.poll(() => lineNames(page)).toHaveLength(5);
    const family = rowOf(page, 'Office chair').closest('.quire-cart-page__family');
    expect(lineNames({ box: family as HTMLElement })).toEqual([
      'Office chair',
      'Chair protection plan',
      'Chair assembly',
      'Gel pen, blue',
    ]);
    expect(rowText(page, 'Chair protection plan')).toContain('Protection plan');
    expect(page.isOff('Increase quantity of Chair protection plan')).toBe(true);
    expect(rowText(page, 'Gel pen, blue')).toContain('Included');
    expect(rowOf(page, 'Gel pen, blue').querySelectorAll('button, input')).toHaveLength(0);
  });

  test('quantity steps are debounced into one request, and the amount of the line is updated [CART-UPD-013, GEN-003]', async () => {
    const page = onCartPage({ cart: { MUG: 1, PAPER: 1 } });
    await page.click('Increase quantity of Enamel mug');
    await page.click('Increase quantity of Enamel mug');
    await expect.poll(() => rowText(page, 'Enamel mug')).toContain('$37.50');
    expect(page.shop.requestsOf('update').map(({ body }) => body)).toEqual([
      { items: [{ cartItemId: 'line-1', qty: 3 }] },
    ]);
  });

  test('a failed quantity is shown at the top and at its line, is restored, and can be retried [CART-UPD-014, CART-ENT-023]', async () => {
    const page = onCartPage({ cart: { MUG: 1, PAPER: 1 }, shop: (shop) => shop.failNext('network', { of: 'update' }) });
    await page.click('Increase quantity of Enamel mug');
    await expect.poll(page.alert).toBe('Something went wrong. Please try again.');
    expect(rowText(page, 'Enamel mug')).toContain("This change wasn't saved.");
    expect(rowText(page, 'Copy paper, 500 sheets')).not.toContain("This change wasn't saved.");
    expect(page.field('Quantity of Enamel mug').value).toBe('1');

    await page.click('Increase quantity of Enamel mug');
    await expect.poll(() => rowText(page, 'Enamel mug')).toContain('$25.00');
    expect(textOf(page)).not.toContain("This change wasn't saved.");
    expect(page.alert()).toBe('');
  });

  test('during a removal, other removals are disabled and steps are ignored [CART-UPD-006]', async () => {
    const page = onCartPage({ cart: { MUG: 1, PAPER: 1 }, shop: (shop) => shop.hold('delete') });
    await page.click('Remove Enamel mug');
    await expect.poll(() => page.isOff('Remove Copy paper, 500 sheets')).toBe(true);
    await page.click('Remove Copy paper, 500 sheets');
    await page.click('Increase quantity of Copy paper, 500 sheets');
    page.shop.release();
    await expect.poll(() => lineNames(page)).toEqual(['Copy paper, 500 sheets']);
    await page.click('Increase quantity of Copy paper, 500 sheets');
    await expect.poll(() => rowText(page, 'Copy paper, 500 sheets')).toContain('$12.50');
    expect(page.shop.requestsOf('delete')).toHaveLength(1);
    expect(page.shop.requestsOf('update')).toHaveLength(1);
  });

  test('focus moves to the cart when the focused line is removed', async () => {
    const page = onCartPage({ cart: { MUG: 1, PAPER: 1 } });
    const remove = await page.findByRole('button', { name: 'Remove Enamel mug' });
    remove.focus();
    remove.click();
    await expect.poll(() => lineNames(page)).toHaveLength(1);
    await expect.poll(() => document.activeElement?.className).toContain('quire-cart-page__content');
  });
});

describe('CartPage with 120 lines', { timeout: 20_000 }, () => {
  const products = (shop: { products: Record<string, unknown>; cart: { put(sku: string, qty: number): void } }) => {
    for (let number = 1; number <= 120; number += 1) {
      shop.products[`SHELF-${number}`] = { name: `Shelf ${number}`, price: '1.00' };
      shop.cart.put(`SHELF-${number}`, 1);
    }
  };

  test('all lines are rendered eventually, for the keyboard and for the browser’s search', async () => {
    const page = onCartPage({ shop: products });
    await expect.poll(() => rowsOf(page).length, { timeout: 15_000 }).toBe(120);
    expect(textOf(page)).toContain('Shelf 120');
  });

  test('a quantity change updates only its own line, apart from action buttons', async () => {
    const page = onCartPage({ shop: products });
    await expect.poll(() => rowsOf(page).length, { timeout: 15_000 }).toBe(120);
    const changed: string[] = [];
    const list = page.box.querySelector('.quire-cart-page__lines') as HTMLElement;
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const node = target instanceof Element ? target : target.parentElement;
        const isActionButton = node?.matches('.quire-link-button') ?? false;
        const name = node?.closest('.quire-cart-page__line')?.querySelector('.quire-product-facts__name')?.textContent;
        if (!isActionButton) changed.push(name ?? node?.className ?? '');
      }
    });
    observer.observe(list, { subtree: true, childList: true, characterData: true, attributes: true });
    await page.storefront.cart.update({ lineId: 'line-70', quantity: 2 });
    await expect.poll(() => rowsOf(page)[69]?.textContent).toContain('$2.00');
    observer.disconnect();
    expect(new Set(changed)).toEqual(new Set(['Shelf 70']));
  });
});
