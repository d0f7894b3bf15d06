import type { Vendor } from '../../../core/payment/rules/checkoutPayment';
import { restAfterPrepayments } from '../../../core/payment/rules/payment';
import { vendorKind } from '../../../core/payment/rules/vendorPayment';
import { useVendor, type VendorPhase } from '../../../hooks/payment/useVendor';
import { useVendorApproval } from '../../../hooks/payment/useVendorApproval';
import { Button } from '../../../ui/controls/Button';
import type { PaymentWord } from './messages';
import type { PaymentDesk } from './paymentDesk';

const PHASE_WORDS: Partial<Record<VendorPhase, PaymentWord>> = {
  loading: 'providerLoading',
  off: 'providerDisabled',
  waiting: 'providerWaiting',
  left: 'providerCancelled',
};

/**
 * The wallet, or a pay-later provider. The vendor asks for approval in its own window, and pays the amount that gift
 * cards leave [PAY-VEND-007].
 */
export function VendorWay({ desk, vendor }: { desk: PaymentDesk; vendor: Vendor }) {
  const { say, payment } = desk;
  const provider = vendor.name;
  const sendApproval = useVendorApproval(desk.offer);
  const rest = payment.total && restAfterPrepayments(payment.total, payment.applied);
  const payLaterPrefix = vendorKind(vendor.type) === 'pay-later' ? vendor.type : undefined;
  const tell = (code: string, again?: () => void) =>
    desk.tell(code, { provider, ...(payLaterPrefix && { payLaterPrefix }) }, again);

  const { phase, start, cancel } = useVendor({
    vendor,
    offer: desk.offer,
    timeoutMs: desk.timeoutMs,
    onApproved: (approval) => void apply(approval),
    onFailed: tell,
  });

  async function apply(approval: Parameters<typeof sendApproval>[1]) {
    desk.forget();
    // waits for other requests: the approval was given in the vendor's window, and the customer could not press again
    const outcome = await desk.tryAct((client) => sendApproval(client, approval), { waits: true });
    if (outcome === 'done') desk.forget(true);
    else if (outcome !== 'busy') tell(outcome.code, outcome.code.endsWith('_AUTH_RETRY') ? press : undefined);
  }

  function press() {
    desk.forget();
    if (rest) start(rest);
  }

  const words = PHASE_WORDS[phase];
  const isOff = phase === 'off' || phase === 'waiting' || !rest || rest.minor === 0;
  return (
    <div className="quire-payment-tabs__view">
      <div className="quire-payment-tabs__ways">
        <Button
          kind="secondary"
          isBusy={phase === 'loading' || desk.isBusy}
          isDisabled={isOff}
          opensDialog={phase !== 'off'}
          onClick={press}
        >
          {say('payWith', { provider })}
        </Button>
        {phase === 'waiting' && (
          <Button kind="plain" onClick={cancel}>
            {say('cancel')}
          </Button>
        )}
      </div>
      <p role="status">{words && say(words, { provider })}</p>
    </div>
  );
}
