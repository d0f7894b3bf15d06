export { attributes, callbacks } from './attributes';
export { PaymentTabs } from './PaymentTabs';
export type { PaymentTabsProps } from './paymentTabsProps';
