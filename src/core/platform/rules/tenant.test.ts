import { expect, test } from 'vitest';
import { isBusinessBuyer } from '../../account/rules/roles';
import { createContext, type TenantCode } from './context';
import { returnParameter } from './loginRedirect';
import { canPickUpInStore } from './session/permissions';
import { ADD_SOURCES, hasAccounting } from './tenant';

test('the six sources of an add are named by their surface', () => {
  expect(ADD_SOURCES).toEqual(['productTile', 'recommendation', 'list', 'quickView', 'quickBuy', 'furnitureTable']);
});

test.each([
  ['COM', { returns: 'jumpUrl', hasAccounting: false, isBuyer: false, picksUpFreely: true }],
  ['SBA', { returns: 'TARGET', hasAccounting: true, isBuyer: true, picksUpFreely: false }],
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
      isBuyer: isBusinessBuyer({ isLoggedIn: true }, site),
      picksUpFreely: canPickUpInStore({}, site),
    }).toEqual(followed);
  },
);
