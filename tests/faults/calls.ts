import { readMessages } from '../../src/core/account/client/messagesClient';
import { signInAs } from '../../src/core/account/client/signInAs';
import { AvailableRewardsBody, RewardsInfoBody } from '../../src/core/account/contract/rewards';
import { decideOrders, readApprovalOrders } from '../../src/core/approvals/client/approvalsClient';
import { cartExtrasOf, modifyOrder } from '../../src/core/cart/client/cartExtras';
import { readOrder } from '../../src/core/checkout/client/orderClient';
import { readBanners, readHtmlContent } from '../../src/core/content/client/contentClient';
import { sendForm, subscribeToOffers } from '../../src/core/content/client/formClient';
import { readLanding } from '../../src/core/content/client/landingClient';
import type { EndpointName } from '../../src/core/endpoints';
import { ENDPOINTS } from '../../src/core/endpoints';
import { readPrintServices } from '../../src/core/header/client/headerClient';
import { HeaderAnswerBody } from '../../src/core/header/contract/header';
import { listsOf } from '../../src/core/lists/client/listsClient';
import { listsParams } from '../../src/core/lists/rules/listsForm';
import { paymentOf } from '../../src/core/payment/client/paymentClient';
import { placeOrder } from '../../src/core/payment/client/placeOrder';
import { sendVendorPayment } from '../../src/core/payment/client/vendorPayment';
import { LOG_TIMEOUT_MS } from '../../src/core/platform/client/clientLog';
import { REQUEST_TIMEOUT_MS, type StorefrontConfig } from '../../src/core/platform/client/settings';
import { ASIDE_TIMEOUT_MS, readCarousel } from '../../src/core/products/client/carouselClient';
import { CAROUSEL_SOURCES } from '../../src/core/products/client/carouselSources';
import { createProductTileClient } from '../../src/core/products/client/productTileClient';
import { createRecommendationClient } from '../../src/core/products/client/recommendationClient';
import { RECOMMENDATIONS_TIMEOUT_MS } from '../../src/core/products/client/recommendationRequest';
import type { RecommendationType } from '../../src/core/products/rules/recommendations';
import { createPickupClient } from '../../src/core/stores/client/pickupClient';
import { chooseStore, findLocalBusiness, findStores } from '../../src/core/stores/client/storeLocator';
import type { FakeShop } from '../support/shop/fakeShop';
import type { FakeCall } from '../support/shop/fakeShopRoutes';
import { ADA } from '../support/shop/fakeShopSignIn';
import { anAddress } from '../support/widgets/anAddress';
import { aStorefront, BUSINESS_CONTEXT, type TestStorefront } from '../support/widgets/storefront';

/** How a page calls an endpoint of the table, and the expected result. */
export type PageCall = {
  of: FakeCall;
  /** The page's configuration for it. */
  config?: Partial<StorefrontConfig>;
  /** Runs before any fault. */
  prepare?(shop: FakeShop): void;
  make(page: TestStorefront): Promise<unknown>;
  timeoutMs: number;
  /** `cart`: it rejects, and the cart's state holds the error; `caller`: it rejects; `nobody`: it ignores the error. */
  reportedTo: 'cart' | 'caller' | 'nobody';
  /** Whether a 401 opens the sign-in page. */
  signsIn: boolean;
  /** The contents of the cart afterwards, by SKU. */
  cart?: Record<string, number>;
  /** JSON of another shape may count as an empty response. */
  toleratesJson?: true;
  /** The code of the error for an empty response, if it is one. */
  emptyCode?: string;
  /** A 4xx is a refusal, and returned as a value `{ ok: false }`. */
  returnsRefusals?: true;
};

/** The initial contents of the cart. */
export const CART = { MUG: 1, PAPER: 2 };

/** One attempt of a carousel; a whole carousel retries. */
const carousel = (type: RecommendationType) => (page: TestStorefront) =>
  CAROUSEL_SOURCES[type](page, { type }, undefined);

const lineOf = (page: TestStorefront, sku: string) =>
  page.cart.state().cart?.lines.find((line) => line.sku === sku)?.id ?? `no line of ${sku}`;

const ofCart = { timeoutMs: REQUEST_TIMEOUT_MS, reportedTo: 'cart', signsIn: true } as const;
const ofPage = { timeoutMs: REQUEST_TIMEOUT_MS, reportedTo: 'caller', signsIn: true } as const;

const ofCarousel = {
  timeoutMs: RECOMMENDATIONS_TIMEOUT_MS,
  reportedTo: 'caller',
  signsIn: false,
} as const;

/** An add does not reject: its feedback contains the error. */
async function add(page: TestStorefront): Promise<unknown> {
  const feedback = await page.cart.add([{ sku: 'INK', quantity: 1 }]);
  if (feedback.kind === 'failed') throw feedback.error;
  return feedback;
}

/** Imported on demand, as in a page. */
const savedItems = (page: TestStorefront) =>
  import('../../src/core/saved/client/savedItemsClient').then(({ savedItemsOf }) => savedItemsOf(page));

/** A line that is known to be saved is no longer in the cart. */
async function saveForLater(page: TestStorefront): Promise<unknown> {
  const line = page.cart.state().cart?.lines.find(({ sku }) => sku === 'PAPER');
  return line && (await savedItems(page)).save(line);
}

const update = (page: TestStorefront) => page.cart.update({ lineId: lineOf(page, 'MUG'), quantity: 3 });

const ADDRESS = anAddress();

const CARD = { kind: 'CREDIT_CARD', token: 'visatoken', billingAddress: ADDRESS } as const;

const SAVED_CARD = { id: 'card-1', paymentType: 'CREDIT_CARD', brand: 'VISA', accountNumber: '1111' };

const WAITING_ORDER = {
  cartId: 'cart-of-Q-1',
  number: 'Q-1',
  orderNumber: 'Q-1',
  submittedBy: 'JD-15895',
  submittedByName: undefined,
  submittedOn: undefined,
  total: undefined,
  poNumber: undefined,
  shipTo: undefined,
  lines: [],
  budgets: [],
};

/** Adds `list-1` with a mug. */
const aList = ({ lists }: FakeShop) => lists.putItem(lists.put({ name: 'Desk' }), 'MUG', 2);

/** A call that is missing here is made by no page, and so does not belong in the endpoint table. */
export const CALLS: Record<EndpointName, PageCall> = {
  readCart: { ...ofCart, of: 'read', make: (page) => page.cart.read({ isRefresh: true }) },
  addItems: { ...ofCart, of: 'add', make: add, cart: { ...CART, INK: 1 } },
  updateItems: { ...ofCart, of: 'update', make: update, cart: { ...CART, MUG: 3 } },
  updateCart: {
    ...ofCart,
    of: 'change',
    config: { ...BUSINESS_CONTEXT, session: { isLoggedIn: true } },
    make: update,
    cart: { ...CART, MUG: 3 },
  },
  deleteItem: {
    ...ofCart,
    of: 'delete',
    make: (page) => page.cart.remove(lineOf(page, 'PAPER')),
    cart: { MUG: 1 },
  },
  readSaved: {
    ...ofPage,
    of: 'saved-read',
    prepare: (shop) => shop.saved.put('PAPER', 2),
    make: async (page) => (await savedItems(page)).read({ isRefresh: true }),
  },
  saveItems: { ...ofCart, of: 'save', make: saveForLater, cart: { MUG: 1 } },
  deleteSaved: {
    ...ofPage,
    of: 'saved-delete',
    prepare: (shop) => shop.saved.put('LAMP'),
    async make(page) {
      const client = await savedItems(page);
      await client.read({ isRefresh: true });
      await client.remove('saved-1');
    },
  },
  modifyOrder: { ...ofCart, of: 'modify-order', make: (page) => modifyOrder(page, '77') },
  doNotShow: {
    ...ofPage,
    of: 'opt-out',
    make: (page) => cartExtrasOf(page).hideHardAlternates(true),
    toleratesJson: true,
  },
  paymentAuth: {
    of: 'payment-auth',
    config: { payment: { walletEnabled: true } },
    prepare(shop) {
      shop.cart.extra = { cartAttributes: { enablePaypal: true } };
    },
    make: (page) => page.cart.read({ isRefresh: true }),
    // retried once [PAY-AUTH-004]
    timeoutMs: 2 * REQUEST_TIMEOUT_MS,
    reportedTo: 'nobody',
    signsIn: false,
  },
  readPayment: { ...ofPage, of: 'payment-read', make: (page) => paymentOf(page).read() },
  applyPayment: { ...ofPage, of: 'payment-apply', make: (page) => paymentOf(page).apply(CARD) },
  removePayment: {
    ...ofPage,
    of: 'payment-remove',
    prepare: ({ payment }) => void payment.applied.push(SAVED_CARD),
    make: (page) => paymentOf(page).remove('card-1'),
  },
  saveAddress: { ...ofPage, of: 'address-save', make: (page) => paymentOf(page).saveAddress(ADDRESS) },
  vendorPayment: {
    ...ofPage,
    of: 'vendor-payment',
    make: (page) => sendVendorPayment(page, { callId: 'call-1' }),
  },
  placeOrder: {
    ...ofPage,
    of: 'order-place',
    make: async (page) => {
      const shown = await paymentOf(page).read();
      return placeOrder(page, { shown, email: 'ada@shop.example', shippingAddress: ADDRESS });
    },
    cart: {},
    returnsRefusals: true,
  },
  paymentSession: { ...ofPage, of: 'payment-session', make: (page) => paymentOf(page).openSession('CREDIT_CARD') },
  paymentCaptcha: { ...ofPage, of: 'payment-captcha', make: (page) => paymentOf(page).requestCaptcha('GIFT_CARD') },
  saveCard: { ...ofPage, of: 'card-save', make: (page) => paymentOf(page).saveCard(CARD) },
  changeCard: {
    ...ofPage,
    of: 'card-change',
    prepare: ({ payment }) => void payment.cards.push(SAVED_CARD),
    make: (page) => paymentOf(page).changeCard('card-1', { nickname: 'Work', isDefault: true }),
  },
  removeCard: {
    ...ofPage,
    of: 'card-remove',
    prepare: ({ payment }) => void payment.cards.push(SAVED_CARD),
    make: (page) => paymentOf(page).removeCard('card-1'),
  },
  giftCardBalance: { ...ofPage, of: 'gift-balance', make: (page) => paymentOf(page).giftCardBalance('giftcard') },
  signIn: {
    of: 'sign-in',
    async make(page) {
      const verdict = await signInAs(page, ADA);
      if (!verdict.ok) throw verdict.problem;
    },
    timeoutMs: REQUEST_TIMEOUT_MS,
    reportedTo: 'caller',
    signsIn: false,
  },
  readOrder: { ...ofPage, of: 'order', make: (page) => readOrder(page, 'Q-100001') },
  log: {
    of: 'log',
    make: (page) => page.log('something is wrong', new Error('here')),
    timeoutMs: LOG_TIMEOUT_MS,
    reportedTo: 'nobody',
    signsIn: false,
  },
  updateSessionToken: {
    of: 'session-token',
    // the page finds the stored mark of another session
    async make({ shop }) {
      aStorefront({
        shop,
        host: { cookies: { 'ctx-token': 'new' }, localStorage: { sessionMark: 'false old' } },
      }).connect();
    },
    timeoutMs: REQUEST_TIMEOUT_MS,
    reportedTo: 'nobody',
    signsIn: false,
  },
  recommend: {
    ...ofPage,
    of: 'recommend',
    make: (page) => createRecommendationClient(page).forSkus(['MUG']),
    timeoutMs: RECOMMENDATIONS_TIMEOUT_MS,
    signsIn: false,
    toleratesJson: true,
  },
  productTiles: {
    ...ofPage,
    of: 'tiles',
    // it does not reject: the error is returned with an empty list
    async make(page) {
      const { error } = await createProductTileClient(page).read(['MUG']);
      if (error) throw error;
    },
  },
  pickupStores: { ...ofPage, of: 'stores', make: (page) => createPickupClient(page).find({ skus: ['MUG'] }) },
  findStores: {
    ...ofPage,
    of: 'store-locator',
    make: (page) => findStores(page, { term: 'Boston' }),
    toleratesJson: true,
  },
  findLocalBusiness: {
    ...ofPage,
    of: 'local-business',
    make: (page) => findLocalBusiness(page, { latitude: 42, longitude: -71 }),
    toleratesJson: true,
    emptyCode: 'NO_LOCAL_BUSINESS',
  },
  savePreferredStore: {
    ...ofPage,
    of: 'preferred-store',
    make: (page) => chooseStore(page, { number: '0042', hours: [], stock: {} }),
    reportedTo: 'nobody',
    signsIn: false,
    toleratesJson: true,
  },
  approvalOrders: { ...ofPage, of: 'approvals', make: (page) => readApprovalOrders(page) },
  decideOrders: {
    ...ofPage,
    of: 'decide',
    make: (page) => decideOrders(page, { action: 'ACCEPT', orders: [WAITING_ORDER] }),
  },
  readHeader: {
    ...ofPage,
    of: 'header',
    make: ({ send }) =>
      send(HeaderAnswerBody, ENDPOINTS.readHeader, { ids: { consumer: 'web', path: '/' }, on401: 'reject' }),
    signsIn: false,
    toleratesJson: true,
  },
  printServices: {
    ...ofPage,
    of: 'print-services',
    make: (page) => readPrintServices(page),
    signsIn: false,
    toleratesJson: true,
  },
  atRecommend: { ...ofCarousel, of: 'recommend-at', make: carousel('trendingNow') },
  recentItems: { ...ofCarousel, of: 'recent', make: carousel('recentlyViewed') },
  frequentlyPurchased: { ...ofCarousel, of: 'frequent', make: carousel('frequentlyPurchased') },
  mbox: {
    ...ofCarousel,
    of: 'mbox',
    make: (page) => readCarousel(page, { type: 'customersAlsoBought' }, { mboxName: 'home_1' }),
    timeoutMs: ASIDE_TIMEOUT_MS,
    reportedTo: 'nobody',
  },
  adBeacons: {
    ...ofCarousel,
    of: 'ads',
    config: { consent: { has: () => true } },
    make: (page) => readCarousel(page, { type: 'customersAlsoBought' }, { adBoxName: 'ads_1' }),
    timeoutMs: ASIDE_TIMEOUT_MS,
    reportedTo: 'nobody',
  },
  readLists: { ...ofPage, of: 'lists-read', prepare: aList, make: (page) => listsOf(page).read() },
  readListItems: { ...ofPage, of: 'list-items', prepare: aList, make: (page) => listsOf(page).itemsOf(['MUG']) },
  createList: {
    ...ofPage,
    of: 'list-create',
    make: (page) => listsOf(page).create({ name: 'Desk', accessLevel: 'PERSONAL' }),
  },
  addListItems: {
    ...ofPage,
    of: 'list-add',
    prepare: aList,
    make: (page) => listsOf(page).addItems('list-1', [{ sku: 'PEN', quantity: 2 }]),
  },
  deleteListItem: {
    ...ofPage,
    of: 'list-item-delete',
    prepare: aList,
    make: (page) => listsOf(page).removeItem('list-1', 'item-2'),
  },
  updateList: {
    ...ofPage,
    of: 'list-update',
    prepare: aList,
    make: (page) => listsOf(page).update('list-1', { name: 'Kitchen' }),
  },
  deleteList: { ...ofPage, of: 'list-delete', prepare: aList, make: (page) => listsOf(page).remove('list-1') },
  readList: { ...ofPage, of: 'list-read', prepare: aList, make: (page) => listsOf(page).readOne('list-1') },
  searchLists: {
    ...ofPage,
    of: 'list-search',
    prepare: aList,
    make: (page) => listsOf(page).read(listsParams({ search: 'desk' })),
  },
  searchListsByProxy: {
    ...ofPage,
    of: 'list-search',
    config: { ...BUSINESS_CONTEXT, session: { isLoggedIn: true } },
    prepare: aList,
    make: (page) => listsOf(page).read(listsParams({ search: 'desk' })),
  },
  listCards: { ...ofPage, of: 'list-cards', prepare: aList, make: (page) => listsOf(page).cards() },
  rewardsInfo: {
    ...ofPage,
    of: 'rewards-info',
    make: ({ send }) => send(RewardsInfoBody, ENDPOINTS.rewardsInfo, { on401: 'reject' }),
    signsIn: false,
    toleratesJson: true,
  },
  availableRewards: {
    ...ofPage,
    of: 'rewards-available',
    make: ({ send }) => send(AvailableRewardsBody, ENDPOINTS.availableRewards, { on401: 'reject' }),
    signsIn: false,
    toleratesJson: true,
  },
  readMessages: {
    ...ofPage,
    of: 'messages',
    make: (page) => readMessages(page),
    signsIn: false,
    toleratesJson: true,
  },
  subscribeOffers: {
    ...ofPage,
    of: 'subscribe',
    make: (page) => subscribeToOffers(page, { email: 'ada@shop.example', phone: '' }, []),
    signsIn: true,
    toleratesJson: true,
  },
  ecommContent: {
    ...ofPage,
    of: 'ecomm-content',
    make: (page) => readBanners(page, { slot: 'home' }),
    signsIn: false,
  },
  htmlContent: {
    ...ofPage,
    of: 'html-content',
    make: (page) => readHtmlContent(page, { slot: 'home' }),
    signsIn: false,
  },
  landing: {
    ...ofPage,
    of: 'landing',
    make: (page) => readLanding(page, { bopis: false, promo: undefined, brands: [], categories: [] }),
    signsIn: false,
  },
  sendForm: {
    ...ofPage,
    of: 'form',
    make: (page) => sendForm(page, 'quote-overlay', { need: 'Chairs' }),
    signsIn: true,
    toleratesJson: true,
  },
};
