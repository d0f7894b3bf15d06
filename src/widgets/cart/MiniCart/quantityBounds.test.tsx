import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { openCart, quantity, restOver, sent } from '../../../../tests/support/widgets/openMiniCart';

describe('MiniCart quantity bounds', () => {
  test('accepts three characters and at most 999; a larger quantity in the cart is shown in full [CART-QTY-001]', async () => {
    const shop = fakeShop({ cart: { MUG: 1200 } });
    const page = await openCart(shop);
    expect(quantity(page)).toBe('1200');
    expect(page.field(/Quantity of/).maxLength).toBe(3);
    expect(page.isOff('Increase quantity of Enamel mug')).toBe(true);

    await page.type(/Quantity of/, '1300');
    await expect.poll(page.status).toContain('The most you can order is 999');
    page.leave(/Quantity of/);
    await expect.poll(() => shop.cart.items[0]?.qty).toBe(999);
  });

  test('is limited to the maximum of the item [CART-QTY-001]', async () => {
    const shop = fakeShop({ cart: { STAPLER: 4 } });
    const page = await openCart(shop);

    await page.click('Increase quantity of Stapler');
    await expect.poll(() => quantity(page, 'Stapler')).toBe('5');
    expect(page.isOff('Increase quantity of Stapler')).toBe(true);
    await page.type(/Quantity of/, '6');
    await expect.poll(page.status).toContain('The most you can order is 5');
  });

  test('the quantity of a surcharged pack changes only by its increment [CART-QTY-002]', async () => {
    const shop = fakeShop();
    shop.products['MUG'] = {
      name: 'Enamel mug',
      price: '12.50',
      line: { surchargeApplicable: true, surchargeSplit: 6 },
    };
    shop.cart.put('MUG', 6);
    const page = await openCart(shop);
    expect(page.isOff('Decrease quantity of Enamel mug')).toBe(true);

    await page.click('Increase quantity of Enamel mug');
    await expect.poll(() => quantity(page)).toBe('12');
    await page.type(/Quantity of/, '17');
    await expect.poll(page.status).toContain('Sold in packs of 6');
    page.leave(/Quantity of/);
    await expect.poll(() => quantity(page)).toBe('12');
    await expect.poll(() => shop.cart.items[0]?.qty).toBe(12);
  });

  test('the quantity of a plan cannot exceed the quantity of the item it covers [CART-QTY-003, CART-MSG-008]', async () => {
    const shop = fakeShop({ cart: { CHAIR: 2, 'CHAIR-PLAN': 2 } });
    shop.products['CHAIR-PLAN'] = {
      name: 'Chair plan',
      price: '19.99',
      line: { parentItemId: 'CHAIR', parentRelationCartItemId: 'line-1', parentRelationType: 'WARRANTY' },
    };
    const page = await openCart(shop);
    expect(page.isOff('Increase quantity of Chair plan')).toBe(true);
    expect(page.isOff('Increase quantity of Office chair')).toBe(false);

    await page.type('Quantity of Chair plan', '3');
    await expect.poll(page.status).toContain('The plan quantity cannot exceed the number of items it covers.');
    page.leave('Quantity of Chair plan');
    await expect.poll(() => quantity(page, 'Chair plan')).toBe('2');
    await restOver();
    expect(sent(shop)).toEqual([]);
  });

  test.each(['', '0', 'two'])(
    'the typed quantity %j is reset to the cart’s on blur, and is not sent',
    async (typed) => {
      const shop = fakeShop({ cart: { MUG: 3 } });
      const page = await openCart(shop);

      await page.type(/Quantity of/, typed);
      await expect.poll(page.status).toContain('Enter a whole number from 1 to 999');
      page.leave(/Quantity of/);
      await expect.poll(() => quantity(page)).toBe('3');
      expect(sent(shop)).toEqual([]);
    },
  );
});
