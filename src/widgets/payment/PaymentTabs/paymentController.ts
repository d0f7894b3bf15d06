import type { CheckoutPayment } from '../../../core/payment/rules/checkoutPayment';
import type { Demand } from '../../../core/platform/rules/session/accountingDemands';
import type { OrderButton } from '../../../hooks/payment/paymentDraft';
import type { CardEntryRequest } from '../../../hooks/payment/useCardEntry';
import type { CheckoutPaymentState } from '../../../hooks/payment/useCheckoutPayment';
import type { PaymentFailureState } from '../../../hooks/payment/usePaymentFailure';
import type { VendorRequest } from '../../../hooks/payment/useVendor';
import type { Translate } from '../../../hooks/platform/useMessages';
import type { messages } from './messages';

/** State and actions that all parts of the payment step share. The failure is the last one of the tabs themselves. */
export type PaymentController = PaymentFailureState &
  Pick<CheckoutPaymentState, 'isBusy' | 'read'> & {
    translate: Translate<keyof typeof messages>;
    payment: CheckoutPayment;
    /** Whether a business requires a purchase order number; consumers have none [GEN-008]. */
    demand: Demand;
    /** What every card form of the step is given. */
    cardForm: Pick<CardEntryRequest, 'src' | 'timeoutMs' | 'captchas' | 'translate'>;
    /**
     * The order button of the page, which applies what is entered here. Undefined in a drawer, which is closed before the
     * button is pressed.
     */
    orderButton: OrderButton | undefined;
    /** The payment methods that the page offers besides cards. */
    offer: VendorRequest['offer'];
    /**
     * Sends a request, and shows a failure below the tabs. Resolves with the payment after a success. `openAddress` handles an address
     * that the shop rejects [PAY-CODE-004].
     */
    act: (
      call: Parameters<CheckoutPaymentState['act']>[0],
      openAddress?: () => void,
    ) => Promise<CheckoutPayment | undefined>;
    /** Like `act`, for a drawer or a vendor that shows its own failures. */
    tryAct: CheckoutPaymentState['act'];
  };
