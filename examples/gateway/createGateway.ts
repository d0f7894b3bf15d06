import { Hono } from 'hono';
import { methodOverride } from 'hono/method-override';
import { guardKeys } from '../shop/api/idempotencyKey';
import { type IsTrusted, knowClient } from '../shop/http/client';
import { limitBody } from '../shop/http/limitBody';
import { guardOrigin } from '../shop/http/origins';
import { secureHeaders } from '../shop/http/secureHeaders';
import { staticFiles } from '../shop/http/staticFiles';
import { rememberLanguage } from '../shop/pages/platform/language';
import { policyReportCalls } from '../shop/pages/policy/policyReports';
import { accountPages } from './account/accountPages';
import { approvalPages, approvalsApi } from './approvals/approvals';
import { cartApi } from './cart/cartApi';
import { cartForms } from './cart/cartForms';
import { checkAnswers } from './checkAnswers';
import { checkoutApi } from './checkout/checkoutApi';
import { checkoutPages } from './checkout/checkoutPages';
import type { GatewayDatabase } from './database/openGateway';
import type { Engine } from './engine';
import { listPages } from './lists/listPages';
import { listCardsApi, listsApi } from './lists/listsApi';
import { orderPages } from './orders/orderPages';
import { errorPage, gatewayPages, notFound } from './pages/gatewayPages';
import { pictures } from './pages/pictures';
import { productsApi } from './products/productsApi';
import { refusalOf } from './refusalOf';
import { savedApi } from './saved/savedApi';
import { storePages } from './stores/storePages';
import { preferredStoreApi, storeLocatorApi } from './stores/storesApi';
import { type GatewayEnv, knowVisit, ownerOf } from './visits/visit';
import { visitApi } from './visits/visitApi';

export type GatewayParts = { gateway: GatewayDatabase; engine: Engine };

export type GatewayOptions = GatewayParts & {
  /** folder of the built script, served under /quire/ */
  browserFiles?: string;
  /** origins of other pages that may send requests with the customer's cookies */
  allowedOrigins?: string[];
  /** whether a proxy's forwarded headers are true; by default none is */
  isTrusted?: IsTrusted;
  /** which share of the answers is validated against the contracts, from 0 to 1 */
  checkedShare?: number;
};

/**
 * Answers the calls of the widgets on the page's own origin, and does the work on a commerce engine. All state is in
 * PostgreSQL and in the engine, so that any number of processes serve one shop.
 */
export function createGateway({
  gateway,
  engine,
  browserFiles,
  allowedOrigins = [],
  isTrusted = () => false,
  checkedShare = 0.01,
}: GatewayOptions): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  app.notFound(notFound);
  app.onError((error, c) => {
    const refusal = refusalOf(error);
    return c.req.header('accept')?.includes('text/html') ? errorPage(c, refusal) : c.json(refusal.body, refusal.status);
  });
  app.use(knowClient(isTrusted));
  app.use(guardOrigin(allowedOrigins));
  app.use(limitBody);
  app.use(secureHeaders);
  app.use(methodOverride({ app, header: 'X-HTTP-Method-Override' }));
  app.use(checkAnswers(checkedShare));
  app.route('/', staticFiles(browserFiles));
  app.route('/', pictures(engine));
  app.route(
    '/',
    policyReportCalls((report) => console.warn('A page was blocked:', report)),
  );
  app.use(rememberLanguage);
  app.use(knowVisit(gateway.database));
  app.use(
    guardKeys<GatewayEnv>((c) => ({
      owner: ownerOf(c.get('visit')),
      transact: (work) => gateway.database.transaction(work),
    })),
  );
  const parts = { gateway, engine };
  for (const pages of [
    cartForms,
    checkoutPages,
    accountPages,
    approvalPages,
    orderPages,
    listPages,
    storePages,
    gatewayPages,
  ])
    app.route('/', pages(parts));
  for (const base of ['/cc/api', '/']) {
    app.route(base, checkoutApi(parts));
    app.route(base, cartApi(parts));
    app.route(base, savedApi(parts));
    app.route(base, listsApi(parts));
  }
  for (const base of ['/cc/api', '/:prefix{.+}/api', '/']) {
    app.route(base, visitApi());
    app.route(base, productsApi(engine));
    app.route(base, listCardsApi(parts));
  }
  app.route('/:prefix{.+}/api', storeLocatorApi(parts));
  app.route('/:prefix{.+}/api', approvalsApi(parts));
  app.route('/gus/api', preferredStoreApi(parts));
  return app;
}
