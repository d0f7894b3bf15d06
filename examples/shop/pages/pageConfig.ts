import type { StorefrontConfig } from '../../../src/core/client/settings';
import type { Visitor } from '../accounts/session';
import { demandsOf } from '../business/company';
import type { Company } from '../database/schema';

/** Tenant of a page: business pages and business customers are SBA. */
export type Tenant = 'COM' | 'SBA';

/** The page configuration that the script reads: the context, the customer, and where things are. */
export function pageConfig(tenant: Tenant, { account }: Visitor, company?: Company): StorefrontConfig {
  const codes = account?.permissions ?? [];
  return {
    tenant,
    legacyTenant: tenant === 'SBA' ? '10051' : '10001',
    tenantFullName: tenant === 'SBA' ? 'Quire Business' : 'Quire Office Supplies',
    locale: 'en-US',
    channelId: 'WEB',
    siteId: 'US',
    langId: '-1',
    langCd: 'en',
    storeId: '10001',
    catalogId: '10051',
    currency: 'USD',
    env: 'demo',
    session: {
      isLoggedIn: account !== null,
      consumer: tenant === 'SBA' ? 'sba' : 'sdc',
      routePrefix: '/ele-lpd',
      userType: userTypeOf(account?.userType),
      customerNumber: account?.customerNumber ?? '',
      zipcode: account?.zipCode ?? '',
      permissionDetail: {
        header: codes.filter((code) => code.startsWith('H_')),
        groups: codes.filter((code) => code.startsWith('G_')),
      },
      ...(company && { accounting: demandsOf(company) }),
    },
    urls: {
      cart: tenant === 'SBA' ? '/cc/sba/cart' : '/cc/mmx/cart',
      login: '/office/supplies/login',
      checkout: '/cc/sparq/checkout',
      sparqCheckout: '/cc/sparq/checkout',
      dotcomCheckout: '/cc/api/precheckout?fromSlideIn=true',
    },
    // a consumer may order as a guest; a business never does
    checkout: { loginRequired: tenant === 'SBA' },
    cart: { freeShippingThreshold: '60.00' },
    payment: { walletEnabled: true, bnplEnabled: true },
  };
}

type UserType = NonNullable<NonNullable<StorefrontConfig['session']>['userType']>;

function userTypeOf(userType: string | undefined): UserType {
  return userType === 'REGISTERED' || userType === 'PR6' || userType === 'PR7' ? userType : 'GUEST';
}
