import { expect, test } from 'vitest';
import { createContext, type TenantCode } from './context';
import { returnParameter } from './loginRedirect';
import { canPickUpInStore } from './permissions';
import { isBusinessBuyer } from './roles';
import { ADD_SOURCES, canShop, hasAccounting, paymentKinds } from './tenant';

const com = { isSBA: false };
const sba = { isSBA: true };
const both = ['CREDIT_CARD', 'PREPAID_CARD', 'GIFT_CARD', 'WALLET', 'BUY_NOW_PAY_LATER'];

test.each([
  ['COM', com, false, both],
  ['SBA', sba, true, [...both, 'PURCHASE_ORDER']],
])('%s has accounting (%j: %s) and takes payment by %j [GEN-008]', (_tenant, site, isAccounting, kinds) => {
  expect(hasAccounting(site)).toBe(isAccounting);
  expect(paymentKinds(site)).toEqual(kinds);
});

test.each([
  ['a guest', 'COM', com, false, true],
  ['a registered customer', 'COM', com, true, true],
  ['a guest', 'SBA', sba, false, false],
  ['a business buyer', 'SBA', sba, true, true],
])('%s in %s (%j, logged in: %s) may have a cart: %s [GEN-014]', (_who, _tenant, site, isLoggedIn, expected) => {
  expect(canShop({ isLoggedIn }, site)).toBe(expected);
});

test('each place that fills the cart has its own source value', () => {
  expect(ADD_SOURCES).toEqual(['productTile', 'recommendation', 'list', 'quickView', 'quickBuy', 'furnitureTable']);
});

test.each([
  ['COM', { returns: 'jumpUrl', hasAccounting: false, isGuestServed: true, isBuyer: false, picksUpFreely: true }],
  ['SBA', { returns: 'TARGET', hasAccounting: true, isGuestServed: false, isBuyer: true, picksUpFreely: false }],
] as [TenantCode, object][])(
  'every rule follows the tenant that the page configures: %s [GEN-001]',
  (tenant, followed) => {
    const site = createContext({
      tenant,
      legacyTenant: tenant === 'COM' ? '10001' : '10051',
      locale: 'en-US',
      channelId: 'WEB',
      siteId: 'US',
      langId: '-1',
      langCd: 'en',
      storeId: '10151',
    });
    expect([site.isCOM, site.isSBA]).toEqual([tenant === 'COM', tenant === 'SBA']);
    expect({
      returns: returnParameter(site),
      hasAccounting: hasAccounting(site),
      isGuestServed: canShop({ isLoggedIn: false }, site),
      isBuyer: isBusinessBuyer({ isLoggedIn: true }, site),
      picksUpFreely: canPickUpInStore({}, site),
    }).toEqual(followed);
  },
);
