import type { CheckoutPayment } from '../../../core/payment/rules/checkoutPayment';
import type { Country } from '../../../core/platform/rules/contact';
import type { Demand } from '../../../core/platform/rules/session/accountingDemands';
import type { CaptchaGates } from '../../../hooks/payment/useCaptchaGate';
import type { CheckoutPaymentState } from '../../../hooks/payment/useCheckoutPayment';
import type { ToldFailure } from '../../../hooks/payment/usePaymentFailure';
import type { VendorWish } from '../../../hooks/payment/useVendor';
import type { Say } from '../../../hooks/platform/useMessages';
import type { PaymentWord } from './messages';

/** What every part of the payment step works with. */
export type PaymentDesk = {
  say: Say<PaymentWord>;
  locale: string;
  country: Country;
  payment: CheckoutPayment;
  /** Whether a business asks for a purchase order number; consumers have none [GEN-008]. */
  demand: Demand;
  isBusy: boolean;
  captchas: CaptchaGates;
  timeoutMs: number | undefined;
  /** What the page offers besides cards. */
  offer: VendorWish['offer'];
  /**
   * Does something, and tells below the tabs when it failed; says whether it was done. `openAddress` is for an address that
   * the shop does not take [PAY-CODE-004].
   */
  act: (call: Parameters<CheckoutPaymentState['act']>[0], openAddress?: () => void) => Promise<boolean>;
  /** The same for a drawer or a vendor, which tells itself. */
  tryAct: CheckoutPaymentState['act'];
  /** What failed last, of what the tabs themselves do. */
  failure: ToldFailure | undefined;
  /** `again` is what the words of a retry do [PAY-MSG-002]. */
  tell: (code: string, facts?: { provider?: string; payLaterPrefix?: string }, again?: () => void) => void;
  forget: (isOver?: boolean) => void;
};
