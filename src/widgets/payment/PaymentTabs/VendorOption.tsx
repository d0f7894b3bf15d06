import type { Vendor } from '../../../core/payment/rules/checkoutPayment';
import { restAfterPrepayments } from '../../../core/payment/rules/payment';
import { vendorKind } from '../../../core/payment/rules/vendorPayment';
import { useVendor, type VendorPhase } from '../../../hooks/payment/useVendor';
import { Button } from '../../../ui/controls/Button';
import type { messages } from './messages';
import type { PaymentController } from './paymentController';

const PHASE_MESSAGE_KEYS: Partial<Record<VendorPhase, keyof typeof messages>> = {
  loading: 'providerLoading',
  off: 'providerDisabled',
  authorizing: 'providerWaiting',
  checking: 'providerAsking',
  unpaid: 'providerUnpaid',
  unanswered: 'providerUnanswered',
};

/**
 * The wallet, or a pay-later provider. The vendor asks for approval in its own window, and pays the amount that gift
 * cards leave [PAY-VEND-007].
 */
export function VendorOption({ controller, vendor }: { controller: PaymentController; vendor: Vendor }) {
  const { translate, payment, offer, read, turn, forget } = controller;
  const provider = vendor.name;
  const rest = payment.total && restAfterPrepayments(payment.total, payment.applied);
  const payLaterPrefix = vendorKind(vendor.type) === 'pay-later' ? vendor.type : undefined;
  const report = (code: string, again?: () => void) => controller.report(code, { provider, payLaterPrefix }, again);

  const { phase, start, cancel, ask } = useVendor({
    vendor,
    payment,
    offer,
    timeoutMs: controller.cardForm.timeoutMs,
    async onApproved(pay) {
      forget();
      // waits for other requests: the approval was given in the vendor's window, and the customer could not press again
      const outcome = await controller.tryAct(pay, { waits: true });
      if (outcome === 'done') forget(true);
      else if (outcome !== 'ignored') report(outcome.code, outcome.code.endsWith('_AUTH_RETRY') ? press : undefined);
    },
    onFailed: report,
    read,
    turn,
  });

  function press() {
    forget();
    if (rest) start(rest);
  }

  const messageKey = PHASE_MESSAGE_KEYS[phase];
  const isOff = phase === 'off' || turn.holder !== undefined || !rest || rest.minor === 0;
  return (
    <div className="quire-payment-tabs__view">
      <div className="quire-payment-tabs__actions">
        <Button
          kind="secondary"
          isBusy={phase === 'loading' || controller.isBusy}
          isDisabled={isOff}
          opensDialog={phase !== 'off'}
          onClick={press}
        >
          {translate('payWith', { provider })}
        </Button>
        {phase === 'authorizing' && (
          <Button kind="plain" onClick={cancel}>
            {translate('cancel')}
          </Button>
        )}
        {(phase === 'unpaid' || phase === 'unanswered') && (
          <Button kind="plain" onClick={ask}>
            {translate('askAgain')}
          </Button>
        )}
      </div>
      <p role="status" className="quire-payment-tabs__phase">
        {messageKey && translate(messageKey, { provider })}
      </p>
    </div>
  );
}
