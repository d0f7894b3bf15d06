import type { CheckoutPayment } from '../../../core/payment/rules/checkoutPayment';
import type { Country } from '../../../core/platform/rules/contact';
import type { Demand } from '../../../core/platform/rules/session/accountingDemands';
import type { OrderButton } from '../../../hooks/payment/paymentDraft';
import type { CaptchaGates } from '../../../hooks/payment/useCaptchaGate';
import type { CheckoutPaymentState } from '../../../hooks/payment/useCheckoutPayment';
import type { ReportedFailure } from '../../../hooks/payment/usePaymentFailure';
import type { VendorRequest } from '../../../hooks/payment/useVendor';
import type { Translate } from '../../../hooks/platform/useMessages';
import type { PaymentMessageKey } from './messages';

/** State and actions that all parts of the payment step share. */
export type PaymentController = {
  translate: Translate<PaymentMessageKey>;
  locale: string;
  country: Country;
  payment: CheckoutPayment;
  /** Whether a business requires a purchase order number; consumers have none [GEN-008]. */
  demand: Demand;
  isBusy: boolean;
  captchas: CaptchaGates;
  timeoutMs: number | undefined;
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
  /** Asks the shop for the payments of the order. Rejects if it does not answer. */
  read: CheckoutPaymentState['read'];
  /** The last failure of an action in the tabs themselves. */
  failure: ReportedFailure | undefined;
  /** Shows a failure. `again` is the action of the message's retry button [PAY-MSG-002]. */
  report: (code: string, facts?: { provider?: string; payLaterPrefix?: string }, again?: () => void) => void;
  forget: (isOver?: boolean) => void;
};
