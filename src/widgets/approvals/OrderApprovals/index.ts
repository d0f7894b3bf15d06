export { attributes, callbacks } from './attributes';
export { OrderApprovals, type OrderApprovalsProps } from './OrderApprovals';
