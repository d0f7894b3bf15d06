export { attributes, callbacks } from './attributes';
export { BudgetOverlay, type BudgetOverlayProps } from './BudgetOverlay';
