import { describe, expect, test } from 'vitest';
import { onCartPage, textOf } from '../../../../tests/support/onCartPage';

const cart = { MUG: 2 };
const sent = (page: ReturnType<typeof onCartPage>) => page.shop.requestsOf('change').map(({ body }) => body);

describe('coupons', () => {
  test('are typed, applied with those that are there already, and show what they save', async () => {
    const page = onCartPage({ cart, shop: (shop) => void shop.cart.extras.applied.push('MINIMUM') });
    await page.type('Coupon code', ' save10 ');
    await page.click('Apply');
    await expect.poll(() => textOf(page)).toContain('SAVE10 You save $1.25');
    expect(sent(page)).toEqual([{ coupons: ['MINIMUM', 'SAVE10'] }]);
    await expect.poll(() => page.field('Coupon code').value).toBe('');
    expect(page.status()).toContain('SAVE10');
  });

  test.each([
    ['MINIMUM', 'Your order does not meet the minimum for this coupon.', 'CART-CODE-036'],
    ['TOOMUCH', 'This coupon is worth more than the items it applies to.', 'CART-CODE-037'],
    ['NOTHING', 'Your cart has no items this coupon applies to.', 'CART-CODE-038'],
    ['MEMBERS', 'This coupon is for Rewards members.', 'CART-CODE-039'],
    ['SHIPPED', 'This coupon does not apply to store pickup items.', 'CART-CODE-040'],
  ])(
    'that do not count stay, and say why: %s %s [CART-CODE-036, CART-CODE-037, CART-CODE-038, CART-CODE-039, CART-CODE-040]',
    async (code, text) => {
      const page = onCartPage({ cart });
      await page.type('Coupon code', code);
      await page.click('Apply');
      await expect.poll(() => textOf(page)).toContain(`${code} ${text}`);
    },
  );

  test('with a reason that nobody knows are said not to be applied', async () => {
    const page = onCartPage({
      cart,
      shop: ({ cart: it }) =>
        Object.assign(it.extras, { applied: ['NEW'], coupons: { NEW: { reason: 'MOON_PHASE' } } }),
    });
    await expect.poll(() => textOf(page)).toContain('NEW Not applied');
  });

  test('are taken off again, the others stay', async () => {
    const page = onCartPage({ cart, shop: (shop) => void shop.cart.extras.applied.push('SAVE10', 'MINIMUM') });
    await page.click('Remove coupon MINIMUM');
    await expect.poll(() => textOf(page)).not.toContain('MINIMUM');
    expect(sent(page)).toEqual([{ coupons: ['SAVE10'] }]);
  });

  test.each([
    ['', 'Enter a coupon code'],
    ['save10', 'SAVE10 is already applied'],
  ])('%j is not sent: %s', async (typed, text) => {
    const page = onCartPage({ cart, shop: (shop) => void shop.cart.extras.applied.push('SAVE10') });
    await page.type('Coupon code', typed);
    await page.click('Apply');
    await expect.poll(page.status).toContain(text);
    expect(page.field('Coupon code').getAttribute('aria-invalid')).toBe('true');
    expect(sent(page)).toEqual([]);
  });

  test('that could not be sent are said so where they were typed, and stay typed', async () => {
    const page = onCartPage({ cart, shop: (shop) => shop.failNext('network', { of: 'change' }) });
    await page.type('Coupon code', 'SAVE10');
    await page.click('Apply');
    await expect.poll(page.status).toContain('Something went wrong. Please try again.');
    expect(page.field('Coupon code').value).toBe('SAVE10');
    await page.click('Apply');
    await expect.poll(() => textOf(page)).toContain('You save $1.25');
  });

  test('for which the cart has no more room are said not to be applied where they were typed, and stay typed', async () => {
    const page = onCartPage({
      cart,
      shop: (shop) => void Object.assign(shop.cart.extras, { applied: ['MINIMUM'], mostCoupons: 1 }),
    });
    await page.type('Coupon code', 'SAVE10');
    await page.click('Apply');
    await expect.poll(page.status).toContain('Not applied');
    expect(page.field('Coupon code').value).toBe('SAVE10');
    expect(page.field('Coupon code').getAttribute('aria-invalid')).toBe('true');
  });

  test('are not asked for where the page wants none', async () => {
    const page = onCartPage({ cart }, { couponsEnabled: false });
    await page.findByRole('button', { name: 'Checkout' });
    expect(page.queryByRole('textbox', { name: 'Coupon code' })).toBeNull();
  });
});

describe('free items', () => {
  const offering = (shop: Parameters<NonNullable<Parameters<typeof onCartPage>[0]['shop']>>[0]) =>
    void shop.cart.extras.offers.push('SAMPLE');

  test('are taken in and out again [CART-UPD-011]', async () => {
    const page = onCartPage({ cart, shop: offering });
    await page.click('Add for free: Paper sample');
    await page.click('Remove: Paper sample');
    await expect.poll(() => sent(page)).toEqual([{ freeItems: ['SAMPLE'] }, { deleteFreeItems: ['SAMPLE'] }]);
    await page.findByRole('button', { name: 'Add for free: Paper sample' });
  });

  test('that could not be changed are said so where they are offered', async () => {
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
