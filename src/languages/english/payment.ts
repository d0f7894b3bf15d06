import { FRAME_TEXTS } from '../../cardFrame/texts';
import { PAYMENT_MESSAGES } from '../../core/payment/rules/paymentFailure';
import { messages as orderConfirmation } from '../../widgets/checkout/OrderConfirmation/messages';
import { messages as giftCardBalance } from '../../widgets/payment/GiftCardBalance/messages';
import { messages as paymentTabs } from '../../widgets/payment/PaymentTabs/messages';
import { messages as placeOrderButton } from '../../widgets/payment/PlaceOrderButton/messages';
import { messages as vendorPaymentReturn } from '../../widgets/payment/VendorPaymentReturn/messages';

/** Messages of the payment step, including the vault's card frame, and of the order confirmation. */
export const payment = {
  payment: PAYMENT_MESSAGES,
  'card-frame': FRAME_TEXTS,
  'gift-card-balance': giftCardBalance,
  'order-confirmation': orderConfirmation,
  'payment-tabs': paymentTabs,
  'place-order-button': placeOrderButton,
  'vendor-payment-return': vendorPaymentReturn,
};
