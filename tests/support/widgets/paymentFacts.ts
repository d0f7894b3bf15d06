import type { PaymentAddressBody, PaymentBody, VendorBody } from '../../../src/core/payment/contract/payment';
import { anAddressBody } from './anAddress';

/** The billing address of the account. */
export const ADDRESS: PaymentAddressBody = anAddressBody({ id: 'address-1', type: 'B' });

/** The payment vendors. */
export const VENDORS: VendorBody[] = [
  { vendorPaymentType: 'PAYPAL', name: 'Quire Wallet', url: 'https://wallet.example/pay?return=shop' },
  { vendorPaymentType: 'BNPL', name: 'Quire Later', url: 'https://later.example/pay?return=shop' },
];

/** A saved card of the account: a valid Visa, unless the test overrides it. */
export const aSavedCard = (over: Partial<PaymentBody> = {}): PaymentBody => ({
  id: 'card-1',
  paymentType: 'CREDIT_CARD',
  brand: 'VISA',
  accountNumber: '1111',
  expiryMonth: '12',
  expiryYear: '2040',
  profilePayment: true,
  ...over,
});
