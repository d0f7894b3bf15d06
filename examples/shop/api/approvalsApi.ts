import type { Hono } from 'hono';
import { requireBuyer } from '../accounts/requireBuyer';
import type { ShopEnv } from '../accounts/visitor';
import { type ApprovalShop, approvalRoutes } from '../business/approvalRoutes';
import { decide, requireApprover, waitingOrders } from '../business/approvals';

/** The approvals of this shop's companies. */
export const approvalShop: ApprovalShop<ShopEnv> = {
  waitingOrders: async (c) => {
    const { companyId } = await requireApprover(c.get('database'), c.get('visitor').account);
    return waitingOrders(c.get('database'), companyId);
  },
  decide: (c, decisions) =>
    c.get('database').transaction(async (tx) => {
      const approver = await requireApprover(tx, c.get('visitor').account);
      return decide(tx, approver, decisions);
    }),
};

export const approvalsApi = (): Hono<ShopEnv> => approvalRoutes({ ...approvalShop, requireBuyer });
