import { Hono } from 'hono';
import type { CartBody } from '../../../src/core/cart/contract/cart';
import type { ShopEnv } from '../accounts/visitor';
import { cartBody } from '../cart/answer/cartBody';
import { readJson } from '../http/readRequest';
import { applyVendorPayment, lockCartToPay, readCartPayments } from '../payment/cartPayments';
import { VendorPaymentRequest } from '../payment/requests';
import { vendorNamed } from '../provider/vendors';
import { answerCart } from './answerCart';

/** Accepts a vendor's approval, and responds with the cart [PAY-VEND-001]. */
export function vendorPaymentApi(): Hono<ShopEnv> {
  return new Hono<ShopEnv>().post('/checkout/default/vendorpayment', async (c) => {
    const visitor = c.get('visitor');
    const { vendorPayment } = await readJson(c, VendorPaymentRequest);
    const { vendorPaymentType: type, paymentMethodNonce, callId } = vendorPayment;
    return answerCart(c, async (tx) => {
      const cart = await lockCartToPay(tx, visitor);
      await applyVendorPayment(tx, cart, visitor, { type, nonce: paymentMethodNonce ?? callId });
      const payments = await readCartPayments(tx, cart);
      const orderPayments = payments.map(({ paymentType }) => ({
        vendorPaymentType: vendorNamed(paymentType)?.type ?? null,
      }));
      return { ...(await cartBody(tx, cart, visitor)), orderPayment: { orderPayments } } satisfies CartBody;
    });
  });
}
