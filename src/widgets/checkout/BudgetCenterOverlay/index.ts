export { attributes, callbacks } from './attributes';
export { BudgetCenterOverlay, type BudgetCenterOverlayProps } from './BudgetCenterOverlay';
