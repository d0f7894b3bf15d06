export { attributes, callbacks } from './attributes';
export { QuickBuy, type QuickBuyProps } from './QuickBuy';
