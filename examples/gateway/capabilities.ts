import type { EndpointName } from '../../src/core/endpoints';
import type { StorefrontConfig } from '../../src/core/platform/client/settings';
import { listPaths } from '../shop/pages/lists/listPaths';
import { type Html, html, nothing } from '../shop/pages/platform/html';

/** What a shop of the contract may offer besides products, a cart, an order and accounts. */
export type Capability =
  | 'saved items'
  | 'lists'
  | 'recommendations'
  | 'cards'
  | 'gift cards'
  | 'vendors'
  | 'rewards'
  | 'stores'
  | 'pickup'
  | 'content'
  | 'menus'
  | 'substitutes'
  | 'order changes'
  | 'companies'
  | 'approvals'
  | 'warranties';

/** What this gateway offers of it. Pages hide the rest, and the tests of the contract leave it out. */
export const capabilities: ReadonlySet<Capability> = new Set<Capability>([
  'saved items',
  'lists',
  'stores',
  'order changes',
  'companies',
  'approvals',
  'warranties',
]);

/** The calls that belong to each, and that only a shop which offers it answers. */
export const callsOf: Record<Capability, readonly EndpointName[]> = {
  'saved items': ['readSaved', 'saveItems', 'deleteSaved'],
  lists: [
    'readLists',
    'readListItems',
    'createList',
    'addListItems',
    'deleteListItem',
    'updateList',
    'deleteList',
    'readList',
    'searchLists',
    'searchListsByProxy',
    'listCards',
  ],
  recommendations: ['recommend', 'atRecommend', 'recentItems', 'frequentlyPurchased', 'mbox', 'adBeacons'],
  cards: ['saveAddress', 'paymentSession', 'paymentCaptcha', 'saveCard', 'changeCard', 'removeCard'],
  'gift cards': ['giftCardBalance'],
  vendors: ['vendorPayment', 'paymentAuth'],
  rewards: ['rewardsInfo', 'availableRewards', 'readMessages'],
  stores: ['findStores', 'findLocalBusiness', 'savePreferredStore'],
  pickup: ['pickupStores'],
  content: ['subscribeOffers', 'ecommContent', 'htmlContent', 'landing', 'sendForm'],
  menus: ['readHeader', 'printServices'],
  substitutes: ['doNotShow'],
  'order changes': ['modifyOrder'],
  // a purchase order is applied and removed as a card is
  companies: ['applyPayment', 'removePayment'],
  approvals: ['approvalOrders', 'decideOrders'],
  // a plan is added as an item is
  warranties: [],
};

type Switch = [widget: string, attribute: string, needed: Capability];

/** The widgets' own switches, and what each of them needs. */
const switches: readonly Switch[] = [
  ['mini-cart', 'data-show-sfl', 'saved items'],
  ['cart-page', 'data-show-sfl', 'saved items'],
  ['mini-cart', 'data-show-add-to-list', 'lists'],
  ['cart-page', 'data-show-add-to-list', 'lists'],
  ['atc-drawer', 'data-show-add-to-list', 'lists'],
  ['cart-page', 'data-show-recommendations', 'recommendations'],
  ['atc-drawer', 'data-show-related', 'recommendations'],
];

/** The attributes of a widget that switch on what this gateway offers, and hide the rest. */
export function switched(widget: string): Html {
  const own = switches.filter(([of]) => of === widget);
  const tabs = widget === 'payment-tabs' ? html` data-tabs="${paymentTabs().join()}"` : nothing;
  return html`${own.map(([, attribute, needed]) => html` ${attribute}="${String(capabilities.has(needed))}"`)}${tabs}`;
}

/** The tabs of the payment step: an invoice is in the second one. */
const paymentTabs = () => [
  ...(capabilities.has('cards') ? ['credit-card'] : []),
  'other',
  ...(capabilities.has('gift cards') ? ['gift'] : []),
];

/** The settings that switch off what is not offered on all pages. */
export const settings = {
  ...(capabilities.has('lists') && {
    lists: { viewAllUrl: listPaths.COM.all, detailsUrl: listPaths.COM.details, types: ['PERSONAL'] },
  }),
  payment: {
    walletEnabled: capabilities.has('vendors'),
    storePayEnabled: capabilities.has('vendors'),
    bnplEnabled: capabilities.has('vendors'),
  },
} satisfies Partial<StorefrontConfig>;
