import { and, asc, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { ApprovalOrderBody } from '../../../src/core/approvals/contract/approvals';
import { isBusinessCall, signInFirst } from '../../shop/accounts/requireBuyer';
import { type ApprovalShop, approvalRoutes } from '../../shop/business/approvalRoutes';
import { type Approver, approvalOrderBodies, approverOf } from '../../shop/business/decisions';
import { Refusal } from '../../shop/http/refusal';
import { approvalForms } from '../../shop/pages/approvals/approvalForms';
import { approvalsPath } from '../../shop/pages/approvals/approvalTable';
import { languageOf } from '../../shop/pages/platform/language';
import { sentOf } from '../checkout/orders';
import type { GatewayParts } from '../createGateway';
import type { Database } from '../database/openGateway';
import { orders } from '../database/schema';
import { actOnForm, takeNotices } from '../pages/notices';
import { respondPage } from '../pages/page';
import type { GatewayContext, GatewayEnv } from '../visits/visit';
import { decide } from './decide';

/** The calls of approvers, with the rules of the reference shop. */
export const approvalsApi = (parts: GatewayParts): Hono<GatewayEnv> =>
  approvalRoutes<GatewayEnv>({ ...approvalShop(parts), requireBuyer });

/** The page of approvers, with plain forms. */
export function approvalPages(parts: GatewayParts): Hono<GatewayEnv> {
  const { database } = parts.gateway;
  return approvalForms<GatewayEnv>({
    ...approvalShop(parts),
    language: languageOf,
    isBuyer: (c) => Boolean(c.get('visit').buying),
    respond: async (c, { title, body }) =>
      respondPage(c, { title, body, notices: await takeNotices(database, c.get('visit')) }),
    answerForm: async (c, schema, act) => {
      await actOnForm(database, c, schema, act);
      return c.redirect(`${approvalsPath}?mcRefresh=true`, 303);
    },
  });
}

function approvalShop(parts: GatewayParts): ApprovalShop<GatewayEnv> {
  return {
    waitingOrders: async (c) => waitingOrders(parts.gateway.database, approverOfVisit(c).companyId),
    decide: async (c, decisions) => decide(parts, approverOfVisit(c), decisions),
  };
}

/** The approver of the visit. Their role is read with every request. */
const approverOfVisit = (c: GatewayContext): Approver<string> =>
  approverOf(c.get('visit').customer, c.get('visit').buying);

/** Refuses the calls of a page of businesses whose visitor has not signed in as a buyer. */
function requireBuyer(c: GatewayContext): void {
  if (isBusinessCall(c) && !c.get('visit').buying) throw new Refusal(401, 'MISSING_USER', signInFirst);
}

/** The company's orders that wait for approval, oldest first. */
async function waitingOrders(database: Database, companyId: string): Promise<ApprovalOrderBody[]> {
  const rows = await database
    .select()
    .from(orders)
    .where(and(eq(orders.status, 'WAITING_FOR_APPROVAL'), eq(orders.companyId, companyId)))
    .orderBy(asc(orders.sentAt), asc(orders.number));
  const waiting = rows.map((row) => ({
    order: {
      ...sentOf(row),
      number: row.number ?? '',
      placedOn: row.sentAt.toISOString().slice(0, 10),
      poNumber: row.poNumber,
    },
    cartId: row.cartId,
    chargedAs: row.cartId,
    // the engine's id of its customer stays on the server
    buyer: { profileId: '', name: sentOf(row).buyer },
  }));
  return approvalOrderBodies(database, companyId, waiting);
}
