import { useEffect, useRef } from 'react';
import type { CheckoutPayment, Vendor } from '../../../core/payment/rules/checkoutPayment';
import { restAfterPrepayments } from '../../../core/payment/rules/payment';
import { vendorKind } from '../../../core/payment/rules/vendorPayment';
import { useVendor, type VendorPhase, type VendorTurn } from '../../../hooks/payment/useVendor';
import { useVendorApproval } from '../../../hooks/payment/useVendorApproval';
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

type VendorOptionProps = { controller: PaymentController; vendor: Vendor; turn: VendorTurn };

/**
 * The wallet, or a pay-later provider. The vendor asks for approval in its own window, and pays the amount that gift
 * cards leave [PAY-VEND-007].
 */
export function VendorOption({ controller, vendor, turn }: VendorOptionProps) {
  const { translate, payment } = controller;
  const provider = vendor.name;
  const sendApproval = useVendorApproval(controller.offer);
  const rest = payment.total && restAfterPrepayments(payment.total, payment.applied);
  const payLaterPrefix = vendorKind(vendor.type) === 'pay-later' ? vendor.type : undefined;
  const report = (code: string, again?: () => void) =>
    controller.report(code, { provider, ...(payLaterPrefix && { payLaterPrefix }) }, again);

  /** The vendor's payment before the customer went there. */
  const before = useRef<string>(undefined);

  const { phase, start, cancel, ask, settle } = useVendor({
    vendor,
    offer: controller.offer,
    timeoutMs: controller.cardForm.timeoutMs,
    onApproved: (approval) => void apply(approval),
    onFailed: report,
    isPaid: async () => isNewPayment(paymentOf(await controller.read(), vendor), before.current),
    turn,
  });

  // another tab may have paid, such as the one with the page that the vendor returns to
  const isPaid = isNewPayment(paymentOf(payment, vendor), before.current);
  useEffect(() => {
    if (isPaid) settle();
  }, [isPaid, settle]);

  async function apply(approval: Parameters<typeof sendApproval>[1]) {
    controller.forget();
    // waits for other requests: the approval was given in the vendor's window, and the customer could not press again
    const outcome = await controller.tryAct((client) => sendApproval(client, approval), { waits: true });
    if (outcome === 'done') controller.forget(true);
    else if (outcome !== 'ignored') report(outcome.code, outcome.code.endsWith('_AUTH_RETRY') ? press : undefined);
  }

  function press() {
    controller.forget();
    before.current = paymentOf(payment, vendor);
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

/** The id of this vendor's payment of the order. */
function paymentOf({ applied }: CheckoutPayment, vendor: Vendor): string | undefined {
  return applied.find(({ type }) => type === vendor.type)?.id;
}

const isNewPayment = (id: string | undefined, before: string | undefined) => id !== undefined && id !== before;
