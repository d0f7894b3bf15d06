import { Hono } from 'hono';
import { methodOverride } from 'hono/method-override';
import { ownerOf } from './accounts/owner';
import { knowVisitor, type ShopContext, type ShopEnv } from './accounts/visitor';
import { adApi } from './api/adApi';
import { approvalsApi } from './api/approvalsApi';
import { cartApi } from './api/cartApi';
import { checkoutPaymentApi } from './api/checkoutPaymentApi';
import { bannerPictures, contentApi } from './api/contentApi';
import { formApi } from './api/formApi';
import { customerMessagesApi, headerApi, suggestApi } from './api/headerApi';
import { guardKeys } from './api/idempotencyKey';
import { landingApi } from './api/landingApi';
import { listCardsApi, listsApi } from './api/listsApi';
import { orderApi } from './api/orderApi';
import { paymentApi } from './api/paymentApi';
import { recommendationApi } from './api/recommendationApi';
import { savedApi } from './api/savedApi';
import { preferredStoreApi, storeApi, storeLocatorApi } from './api/storeApi';
import { tileApi } from './api/tileApi';
import { vendorPaymentApi } from './api/vendorPaymentApi';
import { visitApi } from './api/visitApi';
import { pictures } from './catalogue/pictures/pictures';
import type { Database } from './database/open';
import { answerError } from './http/answerError';
import { type IsTrusted, knowClient } from './http/client';
import { faultSwitch } from './http/faults';
import { limitBody } from './http/limitBody';
import { guardOrigin } from './http/origins';
import { secureHeaders } from './http/secureHeaders';
import { staticFiles } from './http/staticFiles';
import { accountPages } from './pages/account/accountPage';
import { helpPages } from './pages/account/helpPage';
import { loginPages } from './pages/account/loginPages';
import { analyticsPages } from './pages/analytics/analyticsPage';
import { cookiePages } from './pages/analytics/cookiePage';
import { approvalPages } from './pages/approvals/approvalPages';
import { cartForms } from './pages/cart/cartForms';
import { cartPages } from './pages/cart/cartPages';
import { businessCheckoutPages } from './pages/checkout/businessCheckoutPages';
import { checkoutPages } from './pages/checkout/checkoutPages';
import { orderPages } from './pages/checkout/orderPage';
import { landingPages } from './pages/content/landingPages';
import { thankYouPages } from './pages/content/thankYouPage';
import { listPages } from './pages/lists/listPages';
import { quickOrderPages } from './pages/lists/quickOrderPage';
import { shopListForms } from './pages/lists/shopListForms';
import { orderHistoryPages } from './pages/orders/orderHistoryPages';
import { giftCardPages } from './pages/payment/giftCardPages';
import { vendorPages } from './pages/payment/vendorPages';
import { notFound } from './pages/platform/errorPage';
import { rememberLanguage } from './pages/platform/language';
import { readPreloads } from './pages/platform/preloads';
import { tryPages } from './pages/platform/tryPage';
import { widgetsPages } from './pages/platform/widgetsPage';
import { policyPages } from './pages/policy/policyPage';
import { policyReportCalls, storePolicyReport } from './pages/policy/policyReports';
import { cataloguePages } from './pages/products/cataloguePages';
import { comparePages } from './pages/products/comparePage';
import { forYouPages } from './pages/products/forYouPage';
import { productPages } from './pages/products/productPage';
import { savedForms } from './pages/saved/savedForms';
import { storePages } from './pages/stores/storePage';
import { vendorsOf } from './payment/vendorsOf';

export type ShopOptions = {
  database: Database;
  /** folder of the built script, served under /quire/ */
  browserFiles?: string;
  /** origins of other pages that may send requests with the customer's cookies, such as a development server's */
  allowedOrigins?: string[];
  /** origin of the vault in which cards are typed; without one, cards are not accepted */
  vaultOrigin?: () => string | undefined;
  /** origin of the payment vendors; without one, vendor payments are not accepted */
  providerOrigin?: () => string | undefined;
  /** the proxies whose forwarded headers are true; none by default */
  isTrusted?: IsTrusted;
  /** enables POST /__faults, for journeys that need a failing shop */
  faults?: boolean;
};

/** The reference shop as one web application. All its state is in the database. */
export function createShop({
  database,
  browserFiles,
  allowedOrigins = [],
  vaultOrigin = () => undefined,
  providerOrigin = () => undefined,
  isTrusted = () => false,
  faults = false,
}: ShopOptions): Hono<ShopEnv> {
  const shop = new Hono<ShopEnv>();
  shop.onError(answerError);
  shop.use(knowClient(isTrusted));
  shop.use(guardOrigin(allowedOrigins));
  shop.use(limitBody);
  shop.use(secureHeaders);
  shop.use(methodOverride({ app: shop, header: 'X-HTTP-Method-Override' }));
  shop.route('/', staticFiles(browserFiles));
  shop.route('/', pictures(database));
  shop.route('/', bannerPictures());
  shop.route('/', suggestApi(database));
  shop.route(
    '/',
    policyReportCalls((report) => storePolicyReport(database, report)),
  );
  shop.use(rememberLanguage);
  shop.use(knowVisitor(database));
  shop.use(
    guardKeys<ShopEnv>((c) => ({ owner: ownerOf(c.get('visitor')), transact: (work) => database.transaction(work) })),
  );
  shop.use((c, next) => {
    c.set('pageOrigins', { vault: vaultOrigin(), provider: providerOrigin() });
    return next();
  });
  shop.use(readPreloads(browserFiles));
  shop.route('/', headerApi());
  shop.notFound((c) => notFound(c));
  for (const pages of [
    cataloguePages,
    productPages,
    forYouPages,
    landingPages,
    comparePages,
    listPages,
    shopListForms,
    quickOrderPages,
    cartPages,
    cartForms,
    savedForms,
    businessCheckoutPages,
    approvalPages,
    vendorPages,
    giftCardPages,
    orderPages,
    orderHistoryPages,
    loginPages,
    accountPages,
    helpPages,
    storePages,
    thankYouPages,
    tryPages,
    widgetsPages,
    analyticsPages,
    cookiePages,
    policyPages,
  ]) {
    shop.route('/', pages());
  }
  const vendorsFor = (c: ShopContext) =>
    vendorsOf(c.get('visitor'), { provider: providerOrigin(), shop: c.get('client').origin });
  const placesFor = (c: ShopContext) => {
    const origin = vaultOrigin();
    return { frameUrl: origin && `${origin}/card-frame.html`, vendors: vendorsFor(c) };
  };
  shop.route('/', checkoutPages(vendorsFor));
  for (const base of ['/cc/api', '/']) {
    // first, because its session and its check of who may buy are those of all calls to the checkout
    shop.route(base, cartApi());
    shop.route(base, checkoutPaymentApi(placesFor));
    for (const api of [
      vendorPaymentApi,
      savedApi,
      listsApi,
      listCardsApi,
      orderApi,
      paymentApi,
      visitApi,
      recommendationApi,
      adApi,
      tileApi,
      storeApi,
      customerMessagesApi,
      formApi,
      contentApi,
    ])
      shop.route(base, api());
  }
  shop.route('/:prefix{.+}/api', recommendationApi());
  for (const api of [
    tileApi,
    adApi,
    listCardsApi,
    customerMessagesApi,
    formApi,
    contentApi,
    approvalsApi,
    storeLocatorApi,
  ])
    shop.route('/:prefix{.+}/api', api());
  shop.route('/ele-lpd/api', landingApi());
  shop.route('/gus/api', preferredStoreApi());
  return faults ? withFaults(shop) : shop;
}

/** Wraps the whole shop, so that each request passes the middleware once. */
function withFaults(shop: Hono<ShopEnv>): Hono<ShopEnv> {
  const { routes, middleware } = faultSwitch();
  const outer = new Hono<ShopEnv>();
  outer.onError(answerError);
  outer.use(middleware);
  outer.route('/__faults', routes);
  outer.all('*', (c) => shop.fetch(c.req.raw, c.env));
  return outer;
}
