import type { Vendor } from '../../../core/payment/rules/checkoutPayment';
import { restAfterPrepayments } from '../../../core/payment/rules/payment';
import { vendorKind } from '../../../core/payment/rules/vendorPayment';
import { useVendor, type VendorPhase } from '../../../hooks/payment/useVendor';
import { useVendorApproval } from '../../../hooks/payment/useVendorApproval';
import { Button } from '../../../ui/controls/Button';
import type { PaymentMessageKey } from './messages';
import type { PaymentController } from './paymentController';

const PHASE_MESSAGE_KEYS: Partial<Record<VendorPhase, PaymentMessageKey>> = {
  loading: 'providerLoading',
  off: 'providerDisabled',
  authorizing: 'providerWaiting',
  closed: 'providerCancelled',
};

/**
 * The wallet, or a pay-later provider. The vendor asks for approval in its own window, and pays the amount that gift
 * cards leave [PAY-VEND-007].
 */
export function VendorOption({ controller, vendor }: { controller: PaymentController; vendor: Vendor }) {
  const { translate, payment } = controller;
  const provider = vendor.name;
  const sendApproval = useVendorApproval(controller.offer);
  const rest = payment.total && restAfterPrepayments(payment.total, payment.applied);
  const payLaterPrefix = vendorKind(vendor.type) === 'pay-later' ? vendor.type : undefined;
  const report = (code: string, again?: () => void) =>
    controller.report(code, { provider, ...(payLaterPrefix && { payLaterPrefix }) }, again);

  const { phase, start, cancel } = useVendor({
    vendor,
    offer: controller.offer,
    timeoutMs: controller.timeoutMs,
    onApproved: (approval) => void apply(approval),
    onFailed: report,
  });

  async function apply(approval: Parameters<typeof sendApproval>[1]) {
    controller.forget();
    // waits for other requests: the approval was given in the vendor's window, and the customer could not press again
    const outcome = await controller.tryAct((client) => sendApproval(client, approval), { waits: true });
    if (outcome === 'done') controller.forget(true);
    else if (outcome !== 'busy') report(outcome.code, outcome.code.endsWith('_AUTH_RETRY') ? press : undefined);
  }

  function press() {
    controller.forget();
    if (rest) start(rest);
  }

  const messageKey = PHASE_MESSAGE_KEYS[phase];
  const isOff = phase === 'off' || phase === 'authorizing' || !rest || rest.minor === 0;
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
      </div>
      <p role="status">{messageKey && translate(messageKey, { provider })}</p>
    </div>
  );
}
