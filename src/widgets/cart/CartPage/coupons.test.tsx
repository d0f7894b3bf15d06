import { describe, expect, test } from 'vitest';
import { onCartPage, textOf } from '../../../../tests/support/widgets/onCartPage';

const cart = { MUG: 2 };
const sent = (page: ReturnType<typeof onCartPage>) => page.shop.requestsOf('change').map(({ body }) => body);

describe('CartPage coupons', () => {
  test('a typed coupon is applied along with the existing ones, and shows its saving', async () => {
    const page = onCartPage({ cart, shop: (shop) => void shop.cart.extras.applied.push('MINIMUM') });
    await page.type('Coupon code', '\u200b save\u00ad10 ');
    await page.click('Apply');
    await expect.poll(() => textOf(page)).toContain('SAVE10 You save $1.25');
    expect(sent(page)).toEqual([{ coupons: ['MINIMUM', 'SAVE10'] }]);
    await expect.poll(() => page.field('Coupon code').value).toBe('');
    expect(page.status()).toContain('SAVE10');
  });

  test('a coupon that is typed while another is applied stays in the field', async () => {
    const page = onCartPage({ cart });
    await page.type('Coupon code', 'SAVE10');
    page.shop.hold('change');
    await page.click('Apply');
    await expect.poll(() => page.shop.held).toBe(1);
    await page.type('Coupon code', 'MINIMUM');
    page.shop.release();
    await expect.poll(() => textOf(page)).toContain('SAVE10 You save $1.25');
    await page.findButton('Remove coupon SAVE10');
    expect(page.field('Coupon code').value).toBe('MINIMUM');
  });

  test.each([
    ['MINIMUM', 'Your order does not meet the minimum for this coupon.', 'CART-CODE-036'],
    ['TOOMUCH', 'This coupon is worth more than the items it applies to.', 'CART-CODE-037'],
    ['NOTHING', 'Your cart has no items this coupon applies to.', 'CART-CODE-038'],
    ['MEMBERS', 'This coupon is for Rewards members.', 'CART-CODE-039'],
    ['SHIPPED', 'This coupon does not apply to store pickup items.', 'CART-CODE-040'],
  ])(
    'a coupon without effect stays listed with its reason: %s %s [CART-CODE-036, CART-CODE-037, CART-CODE-038, CART-CODE-039, CART-CODE-040]',
    async (code, text) => {
      const page = onCartPage({ cart });
      await page.type('Coupon code', code);
      await page.click('Apply');
      await expect.poll(() => textOf(page)).toContain(`${code} ${text}`);
    },
  );

  test('a coupon with an unknown reason is shown as not applied', async () => {
    const page = onCartPage({
      cart,
      shop: ({ cart: it }) =>
        Object.assign(it.extras, { applied: ['NEW'], coupons: { NEW: { reason: 'MOON_PHASE' } } }),
    });
    await expect.poll(() => textOf(page)).toContain('NEW Not applied');
  });

  test('removing a coupon preserves the others', async () => {
    const page = onCartPage({ cart, shop: (shop) => void shop.cart.extras.applied.push('SAVE10', 'MINIMUM') });
    await page.click('Remove coupon MINIMUM');
    await expect.poll(() => textOf(page)).not.toContain('MINIMUM');
    expect(sent(page)).toEqual([{ coupons: ['SAVE10'] }]);
  });

  test('a coupon that the shop writes in other letters is applied, and no second time [DEC-Q613]', async () => {
    const page = onCartPage({ cart });
    page.shop.failNext(
      {
        alter: (body) => JSON.parse(JSON.stringify(body).replaceAll('"SAVE10"', '"Save10"')),
      },
      { of: 'change' },
    );
    await page.type('Coupon code', 'save10');
    await page.click('Apply');
    await expect.poll(() => page.field('Coupon code').value).toBe('');
    await page.type('Coupon code', 'save10');
    await page.click('Apply');
    await expect.poll(page.alert).toContain('SAVE10 is already applied');
    expect(sent(page)).toHaveLength(1);
  });

  test.each([
    ['', 'Enter a coupon code'],
    ['save10', 'SAVE10 is already applied'],
  ])('the code %j is not sent: %s', async (typed, text) => {
    const page = onCartPage({ cart, shop: (shop) => void shop.cart.extras.applied.push('SAVE10') });
    await page.type('Coupon code', typed);
    await page.click('Apply');
    await expect.poll(page.alert).toContain(text);
    expect(page.field('Coupon code').getAttribute('aria-invalid')).toBe('true');
    expect(sent(page)).toEqual([]);
  });

  test('a coupon that could not be sent shows an error at its field and stays there for a retry', async () => {
    const page = onCartPage({ cart, shop: (shop) => shop.failNext('network', { of: 'change' }) });
    await page.type('Coupon code', 'SAVE10');
    await page.click('Apply');
    await expect.poll(page.alert).toContain('Something went wrong. Please try again.');
    expect(page.field('Coupon code').getAttribute('aria-invalid')).toBeNull();
    expect(page.field('Coupon code').value).toBe('SAVE10');
    await page.click('Apply');
    await expect.poll(() => textOf(page)).toContain('You save $1.25');
  });

  test('a coupon beyond the maximum is shown as not applied at its field, and stays there', async () => {
    const page = onCartPage({
      cart,
      shop: (shop) => void Object.assign(shop.cart.extras, { applied: ['MINIMUM'], mostCoupons: 1 }),
    });
    await page.type('Coupon code', 'SAVE10');
    await page.click('Apply');
    await expect.poll(page.alert).toContain('Not applied');
    expect(page.field('Coupon code').value).toBe('SAVE10');
    expect(page.field('Coupon code').getAttribute('aria-invalid')).toBe('true');
  });

  test('the coupon field is absent when couponsEnabled is false', async () => {
    const page = onCartPage({ cart }, { couponsEnabled: false });
    await page.findByRole('button', { name: 'Checkout' });
    expect(page.queryByRole('textbox', { name: 'Coupon code' })).toBeNull();
  });
});

describe('CartPage free items', () => {
  const offering = (shop: Parameters<NonNullable<Parameters<typeof onCartPage>[0]['shop']>>[0]) =>
    void shop.cart.extras.offers.push('SAMPLE');

  test('a free item can be added and removed [CART-UPD-011]', async () => {
    const page = onCartPage({ cart, shop: offering });
    await page.click('Add for free: Paper sample');
    await page.click('Remove: Paper sample');
    await expect.poll(() => sent(page)).toEqual([{ freeItems: ['SAMPLE'] }, { deleteFreeItems: ['SAMPLE'] }]);
    await page.findByRole('button', { name: 'Add for free: Paper sample' });
  });

  test('a failed change of a free item is shown at the offer', async () => {
    const page = onCartPage({
      cart,
      shop(shop) {
        offering(shop);
        shop.failNext('network', { of: 'change' });
      },
    });
    await page.click('Add for free: Paper sample');
    await expect
      .poll(() => page.getByRole('heading', { name: 'Free with your order' }).nextSibling?.textContent)
      .toBe('Something went wrong. Please try again.');
  });
});
