import type { AddBody, CouponsBody, FreeItemsBody, UpdateBody } from '../../../src/core/cart/contract/cartRequests';
import type { AccountingBody, ShipToBody } from '../../../src/core/checkout/contract/accounting';
import type { SaveBody } from '../../../src/core/saved/contract/savedItems';
import type { DelegateBody } from '../../../src/core/stores/contract/stores';
import { changeAccounting, changeShipTo } from './fakeShopAccounting';
import { APPROVAL_ROUTES, answerApprovals, type FakeApprovalCall, type FakeApprovals } from './fakeShopApprovals';
import type { FakeCartRequests, Refused } from './fakeShopCart';
import { answerContent, CONTENT_ROUTES, type FakeContentCall } from './fakeShopContent';
import { answerHeader, type FakeHeader, type FakeHeaderCall, HEADER_ROUTES } from './fakeShopHeader';
import { answerLists, type FakeListCall, type FakeLists, LIST_ROUTES } from './fakeShopLists';
import { ORDER } from './fakeShopOrders';
import {
  answerPayment,
  applyVendorPayment,
  type FakePayment,
  type FakePaymentCall,
  PAYMENT_ROUTES,
} from './fakeShopPayment';
import type { FakeProduct } from './fakeShopProducts';
import { fakeAds, fakeOffer, fakeRecommendations } from './fakeShopRecommendations';
import type { FakeSavedRequests } from './fakeShopSaved';
import { fakeSignIn } from './fakeShopSignIn';
import { fakeLocalBusiness, fakeLocator, fakeStoresNear } from './fakeShopStores';
import { fakeTiles } from './fakeShopTiles';

/** The call that a request makes. */
export type FakeCall =
  | 'read'
  | 'add'
  | 'update'
  | 'delete'
  | 'change'
  | 'modify-order'
  | 'saved-read'
  | 'save'
  | 'saved-delete'
  | 'opt-out'
  | 'recommend'
  | 'recommend-at'
  | 'recent'
  | 'frequent'
  | 'mbox'
  | 'ads'
  | 'tiles'
  | 'stores'
  | 'store-locator'
  | 'local-business'
  | 'preferred-store'
  | 'payment-auth'
  | 'vendor-payment'
  | FakePaymentCall
  | FakeHeaderCall
  | FakeContentCall
  | FakeListCall
  | FakeApprovalCall
  | 'sign-in'
  | 'order'
  | 'session-token'
  | 'log'
  | 'unknown';

/** A request as the shop received it. Header names are lower-case; `body` is parsed if it was JSON. */
export type FakeRequest = {
  call: FakeCall;
  url: string;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
  credentials: string | undefined;
  keepalive: boolean;
};

export type FakeAnswer = { status: number; body: unknown };

const ROUTES: [call: FakeCall, method: string, path: RegExp][] = [
  ['read', 'GET', /\/checkout$/],
  ['delete', 'DELETE', /\/checkout\/default\/item\/[^/]+$/],
  ['update', 'PUT', /\/checkout\/default\/item$/],
  ['add', 'POST', /\/checkout\/default\/item$/],
  ['change', 'PUT', /\/checkout\/default$/],
  ['modify-order', 'PUT', /\/cart\/default$/],
  ['saved-read', 'GET', /\/sfl$/],
  ['save', 'POST', /\/sfl$/],
  ['saved-delete', 'DELETE', /\/sfl\/[^/]+$/],
  ['opt-out', 'GET', /\/cart\/opt\/type$/],
  ['recommend', 'POST', /\/sparxProxy\/sparxRecommendation$/],
  ['recommend-at', 'POST', /\/sparxProxy\/atRecommendation$/],
  ['recent', 'GET', /\/ptd\/recentItems$/],
  ['frequent', 'POST', /\/home\/getFrequentlyPurchasedData$/],
  ['mbox', 'POST', /\/sparxProxy\/getAdobeMBoxData$/],
  ['ads', 'POST', /\/sparxProxy\/getCriteoData$/],
  ['tiles', 'POST', /\/productTileProxy\/getProductTileData$/],
  ['stores', 'POST', /\/omni\/pickupinstore$/],
  ['store-locator', 'POST', /\/sparxProxy\/storeLocator$/],
  ['local-business', 'POST', /\/sparxProxy\/localbusiness$/],
  ['preferred-store', 'POST', /\/usr\/c\/address$/],
  ['sign-in', 'POST', /\/office\/supplies\/login$/],
  ['order', 'GET', /\/order\/[^/]+$/],
  ['session-token', 'POST', /\/sparxProxy\/updateSessionToken$/],
  ['payment-auth', 'POST', /\/payment\/gateway\/[^/]+$/],
  ['vendor-payment', 'POST', /\/checkout\/default\/vendorpayment$/],
  ...PAYMENT_ROUTES,
  ...HEADER_ROUTES,
  ...CONTENT_ROUTES,
  ...LIST_ROUTES,
  ...APPROVAL_ROUTES,
  ['log', 'POST', /\/log$/],
];

/** The call of a request, by its path and its method or override. */
export function callOf(method: string, path: string, headers: Record<string, string>): FakeCall {
  const verb = headers['x-http-method-override'] ?? method;
  return ROUTES.find(([, ofRoute, pattern]) => ofRoute === verb && pattern.test(path))?.[0] ?? 'unknown';
}

/** A refusal in the wire format. */
export function refusalAnswer(status: number, code: string, message: string, type = 'ERROR'): FakeAnswer {
  return { status, body: { status, messages: [{ code, type, message }] } };
}

const last = (path: string) => decodeURIComponent(path.split('/').at(-1) ?? '');

const cartAnswer = (result: object | Refused): FakeAnswer =>
  'refusal' in result
    ? refusalAnswer(400, result.refusal.code, result.refusal.message)
    : { status: 200, body: { cartInfo: result } };

/** The state of the fake shop. */
export type FakeStock = {
  cart: FakeCartRequests;
  saved: FakeSavedRequests;
  payment: FakePayment;
  header: FakeHeader;
  lists: FakeLists;
  approvals: FakeApprovals;
  products: Record<string, FakeProduct>;
};

/** The shop's correct response to a request. */
export function answerOf(
  request: FakeRequest,
  { cart, saved, payment, header, lists, approvals, products }: FakeStock,
): FakeAnswer {
  const body = (typeof request.body === 'object' && request.body !== null ? request.body : {}) as Record<
    string,
    unknown
  >;
  switch (request.call) {
    case 'read':
    case 'modify-order':
      return cartAnswer(cart.body);
    case 'add':
      return Array.isArray(body['items']) && body['items'].length > 0
        ? cartAnswer(cart.add(body as unknown as AddBody))
        : refusalAnswer(400, 'INVALID_ITEMS', 'Items not passed');
    case 'update':
      return cartAnswer(cart.update(body as unknown as UpdateBody));
    case 'change':
      return cartAnswer(changeOf(request.query['actionType'], body, cart));
    case 'delete':
      return cartAnswer(cart.remove(last(request.path)));
    case 'saved-read':
      return { status: 200, body: saved.page(Number(request.query['page']), Number(request.query['size'])) };
    case 'save':
      return { status: 200, body: saved.save(body as unknown as SaveBody) };
    case 'saved-delete':
      return { status: 200, body: saved.remove(last(request.path)) };
    case 'recommend':
    case 'recommend-at':
      return { status: 200, body: { data: fakeRecommendations(body, products) } };
    case 'recent':
      return { status: 200, body: { itemDetails: [{ sku: 'PEN' }, { sku: 'STAPLER' }] } };
    case 'frequent':
      return { status: 200, body: { data: fakeTiles({ query: { skus: ['PAPER', 'INK'] } }, products) } };
    case 'mbox':
      return { status: 200, body: fakeOffer() };
    case 'ads':
      return { status: 200, body: fakeAds(body) };
    case 'tiles':
      return { status: 200, body: fakeTiles(body, products) };
    case 'stores':
      return { status: 200, body: fakeStoresNear(body, request.query['itemIds'] ?? '', products) };
    case 'store-locator':
      return { status: 200, body: fakeLocator(body) };
    case 'local-business':
      return { status: 200, body: fakeLocalBusiness(body) };
    case 'payment-auth': {
      const token = {
        value: 'pay-1',
        validUntil: Date.now() + 86_400_000,
        tokenType: 'PAYMENT_AUTH_TOKEN',
        transactionId: 'tx-1',
      };
      const walletClientToken = { ClientToken: 'wallet-1', ReturnUser: 'new' };
      return { status: 200, body: { token, walletClientToken } };
    }
    case 'vendor-payment': {
      const { vendorPayment } = body as { vendorPayment?: { vendorPaymentType?: string } };
      const vendorPaymentType = vendorPayment?.vendorPaymentType;
      cart.extra = { ...cart.extra, orderPayment: { orderPayments: [{ vendorPaymentType }] } };
      applyVendorPayment(payment, vendorPaymentType ?? '');
      return cartAnswer(cart.body);
    }
    case 'sign-in': {
      const signed = fakeSignIn(body, cart);
      return 'refusal' in signed
        ? refusalAnswer(401, signed.refusal.code, signed.refusal.message)
        : { status: 200, body: signed };
    }
    case 'order':
      return last(request.path) === ORDER.orderNumber
        ? { status: 200, body: { order: ORDER } }
        : refusalAnswer(404, 'ORDER_NOT_FOUND', 'No order of that number');
    case 'preferred-store':
    case 'opt-out':
    case 'session-token':
    case 'log':
      return { status: 200, body: {} };
    case 'payment-read':
    case 'payment-apply':
    case 'payment-remove':
    case 'payment-session':
    case 'payment-captcha':
    case 'card-save':
    case 'card-change':
    case 'card-remove':
    case 'address-save':
    case 'gift-balance':
    case 'order-place':
      return answerPayment(request.call, body, last(request.path), { payment, cart });
    case 'header':
    case 'print-services':
    case 'suggest':
    case 'rewards-info':
    case 'rewards-available':
    case 'messages':
    case 'subscribe':
    case 'form':
      return answerHeader(request.call, request, header);
    case 'ecomm-content':
    case 'html-content':
    case 'landing':
      return answerContent(request.call, body, products);
    case 'lists-read':
    case 'list-items':
    case 'list-create':
    case 'list-add':
    case 'list-item-delete':
    case 'list-update':
    case 'list-delete':
    case 'list-read':
    case 'list-search':
    case 'list-cards':
      return answerLists(request.call, request, { lists, products });
    case 'approvals':
    case 'decide':
      return answerApprovals(request.call, request.body, approvals);
    case 'unknown':
      return refusalAnswer(404, 'NOT_FOUND', `No call at ${request.path}`);
  }
}

/** The cart changes that depend on `actionType`. An unknown one changes nothing. */
function changeOf(actionType: string | undefined, body: Record<string, unknown>, cart: FakeCartRequests) {
  switch (actionType) {
    case 'UPDATE_ITEMS':
      return cart.update(body as unknown as UpdateBody);
    case 'UPDATE_COUPONS':
      return cart.changeCoupons(body as unknown as CouponsBody);
    case 'UPDATE_FREE_ITEMS':
      return cart.changeFreeItems(body as unknown as FreeItemsBody);
    case 'UPDATE_ACCOUNTING_INFO':
      return changeAccounting(cart, body as unknown as AccountingBody);
    case 'UPDATE_SHIP_TO':
      return changeShipTo(cart, body as unknown as ShipToBody);
    case 'UPDATE_PICKUP_DELEGATE':
      return cart.nameDelegate(body as unknown as DelegateBody);
    default:
      return cart.body;
  }
}
