export { attributes, callbacks } from './attributes';
export { CartAccounting, type CartAccountingProps } from './CartAccounting';
