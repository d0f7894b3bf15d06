export { type ApprovalDecision, decideOrders, readApprovalOrders } from './client/approvalsClient';
export type { ApprovalAction, ApprovalOrder, ApprovalOutcome } from './rules/approvals';
