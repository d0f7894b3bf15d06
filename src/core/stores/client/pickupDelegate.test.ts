import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { aCart, aCartBody } from '../../../../tests/support/widgets/builders';
import { aStorefront } from '../../../../tests/support/widgets/storefront';
import { delegateOf, nameDelegate } from './pickupDelegate';

const GRACE = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@shop.example', phone: '5085550134' };
const BODY = {
  type: 'ST',
  firstName: 'Grace',
  lastName: 'Hopper',
  phones: ['5085550134', '5085550135'],
  email: { emailId1: 'grace@shop.example' },
};

describe('delegateOf', () => {
  test.each<[string, unknown, object | undefined]>([
    ['no addresses', undefined, undefined],
    ['addresses that are no list', 'ST', undefined],
    ['no address of the type ST', [{ ...BODY, type: 'BT' }, {}], undefined],
    ['an ST address without a first name', [{ ...BODY, firstName: '' }], undefined],
    ['an ST address after others', [{ ...BODY, type: 'BT', firstName: 'Ada' }, { ...BODY, phones: 7 }, BODY], GRACE],
    [
      'an ST address with a name only',
      [{ type: 'ST', firstName: 'Grace' }],
      { firstName: 'Grace', lastName: '', email: '', phone: '' },
    ],
    [
      'an ST address with empty contacts',
      [{ ...BODY, phones: [], email: {} }],
      { firstName: 'Grace', lastName: 'Hopper', email: '', phone: '' },
    ],
  ])('a cart with %s is picked up by %3$o [ADDR-001]', (_, addresses, person) => {
    expect(delegateOf(aCart({ sent: aCartBody({ addresses } as object) }))).toEqual(person);
  });

  test('a cart that is not read yet, or that no shop sent, is picked up by nobody else [ADDR-001]', () => {
    expect(delegateOf(undefined)).toBeUndefined();
    expect(delegateOf(aCart())).toBeUndefined();
  });
});

describe('nameDelegate', () => {
  async function aPage() {
    const page = aStorefront({ shop: fakeShop({ cart: { MUG: 1 } }) });
    await page.cart.read();
    return { page, sent: () => page.shop.requestsOf('change').map(({ query, body }) => ({ query, body })) };
  }

  test('a person is sent to the shop, and is on the cart that it answers with, until cleared [SCR-007, ADDR-001]', async () => {
    const { page, sent } = await aPage();

    expect(await nameDelegate(page, GRACE)).toMatchObject({ kind: 'changed' });
    expect(delegateOf(page.cart.state().cart)).toEqual(GRACE);
    expect(await nameDelegate(page, undefined)).toMatchObject({ kind: 'changed' });
    expect(delegateOf(page.cart.state().cart)).toBeUndefined();

    const query = { actionType: 'UPDATE_PICKUP_DELEGATE' };
    expect(sent()).toMatchObject([
      { query, body: { pickupDelegate: GRACE } },
      { query, body: { pickupDelegate: null } },
    ]);
  });

  test('a person is not sent while another change of the cart is in flight [SCR-007]', async () => {
    const { page, sent } = await aPage();
    page.shop.hold('change');
    const first = nameDelegate(page, GRACE);
    expect(await nameDelegate(page, undefined)).toEqual({ kind: 'ignored' });
    page.shop.release();
    expect(await first).toMatchObject({ kind: 'changed' });
    expect(sent()).toHaveLength(1);
  });
});
