import * as giftCardBalance from '../../src/widgets/payment/GiftCardBalance/attributes';
import { GiftCardBalance } from '../../src/widgets/payment/GiftCardBalance/GiftCardBalance';
import * as paymentTabs from '../../src/widgets/payment/PaymentTabs/attributes';
import { PaymentTabs } from '../../src/widgets/payment/PaymentTabs/PaymentTabs';
import * as placeOrderButton from '../../src/widgets/payment/PlaceOrderButton/attributes';
import { PlaceOrderButton } from '../../src/widgets/payment/PlaceOrderButton/PlaceOrderButton';
import * as vendorPaymentReturn from '../../src/widgets/payment/VendorPaymentReturn/attributes';
import { VendorPaymentReturn } from '../../src/widgets/payment/VendorPaymentReturn/VendorPaymentReturn';
import { type Surface, widget } from '../entry';

/** Payment, and placing the order. */
export const widgets: Surface = {
  'gift-card-balance': widget(GiftCardBalance, giftCardBalance),
  'payment-tabs': widget(PaymentTabs, paymentTabs),
  'place-order-button': widget(PlaceOrderButton, placeOrderButton),
  'vendor-payment-return': widget(VendorPaymentReturn, vendorPaymentReturn),
};
