export { attributes, callbacks } from './attributes';
export { GiftCardBalance, type GiftCardBalanceProps } from './GiftCardBalance';
