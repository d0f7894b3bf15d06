import type { StorefrontConfig } from '../../../../src/core/platform/client/settings';
import type { Visitor } from '../../accounts/session';
import { demandsOf } from '../../business/company';
import { freeDeliveryFrom } from '../../cart/delivery';
import { decimal } from '../../cart/price';
import type { Company } from '../../database/schema';
import { rewardsNumberOf } from '../../header/rewards';
import { holidaysOf } from '../../stores/openingHours';
import { listPaths } from '../lists/listPaths';

/** The tenant of a page: business pages and business customers are SBA. */
export type Tenant = 'COM' | 'SBA';

/** The consumer name in the header's URL. */
export const consumers: Record<Tenant, string> = { COM: 'sdc', SBA: 'sba' };

/** The site that all pages belong to. */
export const siteContext = {
  locale: 'en-US',
  channelId: 'WEB',
  siteId: 'US',
  langId: '-1',
  langCd: 'en',
  storeId: '10001',
  currency: 'USD',
} as const;

/** The page configuration for the script: the context, the customer, and URLs. */
export function pageConfig(
  tenant: Tenant,
  { account }: Visitor,
  company?: Company,
  preferredStore?: string,
): StorefrontConfig {
  const codes = account?.permissions ?? [];
  return {
    tenant,
    legacyTenant: tenant === 'SBA' ? '10051' : '10001',
    tenantFullName: tenant === 'SBA' ? 'Quire Business' : 'Quire Office Supplies',
    ...siteContext,
    catalogId: '10051',
    env: 'demo',
    session: {
      isLoggedIn: account !== null,
      consumer: consumers[tenant],
      routePrefix: '/ele-lpd',
      enableQuickOrderDrawer: tenant === 'SBA',
      userType: userTypeOf(account?.userType),
      customerNumber: account?.customerNumber ?? '',
      zipcode: account?.zipCode ?? '',
      ...(preferredStore && { storeNumber: preferredStore }),
      rewardsNumber: rewardsNumberOf(account),
      ...customerOf(account),
      permissionDetail: {
        header: codes.filter((code) => code.startsWith('H_')),
        groups: codes.filter((code) => code.startsWith('G_')),
        ...(account && tenant === 'SBA' && { sessionData: salesRep }),
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
    // consumers may order as guests; businesses may not
    checkout: { loginRequired: tenant === 'SBA', showShipToLink: company?.takesNewLocations ?? false },
    delivery: { holidays: holidaysOf(new Date().getFullYear()) },
    cart: { freeShippingThreshold: decimal(freeDeliveryFrom(account)) },
    search: { searchUrl: '/webapp/search', suggestUrl: '/webapp/suggest' },
    rewards: { tiers: rewardsTiers },
    lists: {
      viewAllUrl: listPaths[tenant].all,
      detailsUrl: listPaths[tenant].details,
      // only a company has somebody to share with
      ...(!account?.companyId && { types: ['PERSONAL'] }),
    },
    payment: { walletEnabled: true, bnplEnabled: true },
  };
}

/** The sales representative of this shop's businesses. */
const salesRep = { salesRepName: 'Grace Field', salesRepEmail: 'grace@quire.example', salesRepPhone: '5085550134' };

const rewardsTiers = [
  { name: 'Base', from: '0.00' },
  { name: 'Plus', from: '1000.00' },
  { name: 'Elite', from: '5000.00' },
];

/** The customer's fields for menus and greetings: a first name, a segment, a membership. */
function customerOf(account: Visitor['account']): Partial<Session> {
  if (!account) return {};
  const [contactFirstName = '', ...rest] = account.name.split(' ');
  const isMember = rewardsNumberOf(account) !== '';
  return {
    customerAttributes: {
      contactFirstName,
      contactLastName: rest.join(' '),
      customerNumber: account.customerNumber,
      SEGMENTCODE: isMember ? '24_LOYALTY_NEW' : '2_NON_REWARDS',
    },
    membershipDetail: {
      membershipProgram: account.userType === 'PR7' ? 'PREMIUM' : isMember ? 'SELECT' : 'NON_MEMBER',
    },
  };
}

type Session = NonNullable<StorefrontConfig['session']>;

type UserType = NonNullable<Session['userType']>;

function userTypeOf(userType: string | undefined): UserType {
  return userType === 'REGISTERED' || userType === 'PR6' || userType === 'PR7' ? userType : 'GUEST';
}
