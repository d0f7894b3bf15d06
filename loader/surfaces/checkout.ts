import * as orderConfirmation from '../../src/widgets/checkout/OrderConfirmation/attributes';
import { OrderConfirmation } from '../../src/widgets/checkout/OrderConfirmation/OrderConfirmation';
import * as giftCardBalance from '../../src/widgets/payment/GiftCardBalance/attributes';
import { GiftCardBalance } from '../../src/widgets/payment/GiftCardBalance/GiftCardBalance';
import * as paymentTabs from '../../src/widgets/payment/PaymentTabs/attributes';
import { PaymentTabs } from '../../src/widgets/payment/PaymentTabs/PaymentTabs';
import * as vendorPaymentReturn from '../../src/widgets/payment/VendorPaymentReturn/attributes';
import { VendorPaymentReturn } from '../../src/widgets/payment/VendorPaymentReturn/VendorPaymentReturn';
import { type Surface, widget } from '../entry';

/** Payment and the confirmed order. */
export const widgets: Surface = {
  'gift-card-balance': widget(GiftCardBalance, giftCardBalance),
  'order-confirmation': widget(OrderConfirmation, orderConfirmation),
  'payment-tabs': widget(PaymentTabs, paymentTabs),
  'vendor-payment-return': widget(VendorPaymentReturn, vendorPaymentReturn),
};
