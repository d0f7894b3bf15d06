import * as v from '../../../schema';
import { requestCart } from '../../cart/client/cartChanger';
import { runChange } from '../../cart/client/cartDependencies';
import { cartFlags, readExtra, sentBody } from '../../cart/client/sentCart';
import { toMessages } from '../../cart/client/toCart';
import { OrderPaymentBody } from '../../cart/contract/orderPayment';
import type { CartMessage } from '../../cart/rules/cart';
import type { PaymentSettings } from '../../platform/client/settings';
import { RefusalBody } from '../../platform/contract/message';
import type { CommerceError } from '../../platform/rules/commerceError';
import type { Storefront } from '../../storefront';
import type { ContactAddressBody, VendorPaymentBody } from '../contract/paymentRequests';
import { goodCheckoutId, payAuthType } from '../rules/payAuth';
import {
  type VendorAnswer,
  type VendorApproval,
  type VendorContact,
  VISA_PAY,
  vendorCountry,
} from '../rules/vendorPayment';
import { paymentEndpoints } from './endpoints';
import { readPayTokens } from './payTokens';
import { addressBody } from './toPayment';

/**
 * Sends a vendor's approval to the shop and updates the page with the resulting cart [PAY-VEND-001]. `offer` overrides
 * the page's payment settings with the widget's. Rejects with CommerceError `network`, `refused` or `contract`;
 * `vendorFailure` gives the messages to show.
 */
export async function sendVendorPayment(
  storefront: Storefront,
  approval: VendorApproval,
  offer: Partial<PaymentSettings> = {},
): Promise<VendorAnswer> {
  const send = () =>
    requestCart(storefront, paymentEndpoints.vendorPayment, { body: vendorBody(storefront, approval, offer) });
  const cart = await runChange(storefront, send, { isQueued: true });
  const payments = readExtra(OrderPaymentBody, sentBody(cart)?.orderPayment)?.orderPayments ?? [];
  return {
    isSuccess: true,
    paymentTypes: payments.flatMap(({ vendorPaymentType }) => vendorPaymentType ?? []),
    isCheckoutPosted: cartFlags(cart).isCheckoutPosted,
    messages: cart.messages,
  };
}

/**
 * The request of an approval. It is billed to the address of its vendor, whether wallet or pay-later, else to the
 * shipping address [PAY-FORM-010, PAY-AUTH-003, PAY-VEND-002, PAY-VEND-003, PAY-VEND-004, PAY-VEND-006].
 */
function vendorBody(
  { host, settings, site }: Storefront,
  approval: VendorApproval,
  { storePayEnabled = settings.config.payment?.storePayEnabled ?? false }: Partial<PaymentSettings>,
): VendorPaymentBody {
  const { type = VISA_PAY, callId, encPaymentData, apiKey, nonce, payerId, payerEmail, deviceData } = approval;
  const checkoutId = goodCheckoutId(readPayTokens(host), host.now());
  const billingAddress = contactOf(approval.billingAddress ?? approval.shippingAddress);
  const shippingAddress = contactOf(approval.shippingAddress);
  return {
    vendorPayment: {
      vendorPaymentType: type,
      requestType: payAuthType(storePayEnabled),
      consumerType: 'CNC',
      country: vendorCountry(site.isCA),
      ...filled({
        checkoutId,
        encPaymentData,
        apiKey,
        callId,
        deviceData,
        payerEmail,
        payerId,
        paymentMethodNonce: nonce,
      }),
      ...((billingAddress || shippingAddress) && { contactInformation: filled({ billingAddress, shippingAddress }) }),
    },
  };
}

const filled = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as Partial<Fields>;

/** [PAY-VEND-005] */
function contactOf(contact: VendorContact | undefined): ContactAddressBody | undefined {
  if (!contact) return undefined;
  const { email, isOfWallet, ...address } = contact;
  const { firstName, lastName, address1, address2, city, state, zipCode, country, phones } = addressBody(address);
  const who = { firstName, lastName, address1, ...(address2 && { address2 }), city, state, zipCode, country, phones };
  return { ...who, ...(email && { email: { emailId1: email } }), ...(isOfWallet && { paypalAddress: true }) };
}

/**
 * The messages to show after a failed vendor payment: the shop's own, or a generic failure [PAY-VEND-011,
 * PAY-CODE-001].
 */
export function vendorFailure({ body }: CommerceError): VendorAnswer {
  const parsed = v.safeParse(RefusalBody, body);
  const messages = parsed.success ? toMessages(parsed.output.messages) : [];
  const failed: CartMessage = { code: 'PAYMENT_OPERATION_FAILED', type: 'ERROR' };
  return { isSuccess: false, messages: messages.length > 0 ? messages : [failed] };
}
