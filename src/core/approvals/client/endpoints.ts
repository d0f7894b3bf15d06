import { endpoints } from '../../platform/client/http/endpoint';

/** The endpoints for the approvers of a business. */
export const approvalsEndpoints = endpoints({
  /** [APPR-008] */
  approvalOrders: { path: '/sparxProxy/getApprovalOrdersData', base: 'prefix', method: 'POST' },
  /** [APPR-009] */
  decideOrders: { path: '/ele-lpd/api/approvalsProxy/order', base: 'absolute', method: 'POST' },
});
