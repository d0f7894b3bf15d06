import { endpoints } from '../../platform/client/http/endpoint';

/** The checkout and payment endpoints. */
export const paymentEndpoints = endpoints({
  readPayment: { path: '/checkout/default/payment', base: 'api', method: 'GET' },
  /** [PAY-FORM-005] */
  applyPayment: { path: '/checkout/default/payment', base: 'api', method: 'POST' },
  removePayment: { path: '/checkout/default/payment/{id}', base: 'api', method: 'POST', override: 'DELETE' },
  /** [PAY-FORM-006] */
  saveAddress: { path: '/checkout/default/shipping', base: 'api', method: 'POST' },
  /** [PAY-VEND-001] */
  vendorPayment: { path: '/checkout/default/vendorpayment', base: 'api', method: 'POST' },
  placeOrder: { path: '/checkout/default/order', base: 'api', method: 'POST' },
  paymentSession: { path: '/payment/session', base: 'api', method: 'POST' },
  /** [PAY-FORM-009] */
  paymentCaptcha: { path: '/payment/captcha', base: 'api', method: 'POST' },
  saveCard: { path: '/payment/cards', base: 'api', method: 'POST' },
  changeCard: { path: '/payment/cards/{id}', base: 'api', method: 'POST', override: 'PUT' },
  removeCard: { path: '/payment/cards/{id}', base: 'api', method: 'POST', override: 'DELETE' },
  giftCardBalance: { path: '/payment/giftcard/balance', base: 'api', method: 'POST' },
});
