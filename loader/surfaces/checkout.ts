import * as orderConfirmation from '../../src/widgets/checkout/OrderConfirmation/index';
import * as giftCardBalance from '../../src/widgets/payment/GiftCardBalance/index';
import * as paymentTabs from '../../src/widgets/payment/PaymentTabs/index';
import * as vendorPaymentReturn from '../../src/widgets/payment/VendorPaymentReturn/index';
import { type Surface, widget } from '../entry';

/** Payment and the confirmed order. */
export const widgets: Surface = {
  'gift-card-balance': widget(giftCardBalance.GiftCardBalance, giftCardBalance.attributes, giftCardBalance.callbacks),
  'order-confirmation': widget(
    orderConfirmation.OrderConfirmation,
    orderConfirmation.attributes,
    orderConfirmation.callbacks,
  ),
  'payment-tabs': widget(paymentTabs.PaymentTabs, paymentTabs.attributes, paymentTabs.callbacks),
  'vendor-payment-return': widget(
    vendorPaymentReturn.VendorPaymentReturn,
    vendorPaymentReturn.attributes,
    vendorPaymentReturn.callbacks,
  ),
};
