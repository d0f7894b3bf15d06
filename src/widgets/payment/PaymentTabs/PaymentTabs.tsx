import { useEffect, useRef, useState } from 'react';
import { hasNoOrder, isCovered } from '../../../core/payment/rules/checkoutPayment';
import type { Payment } from '../../../core/payment/rules/payment';
import { paymentChanges } from '../../../core/payment/rules/placeOrder';
import { useAccountingDemands } from '../../../hooks/checkout/useAccounting';
import { useCheckoutParts } from '../../../hooks/payment/paymentDraft';
import { useCheckoutPayment } from '../../../hooks/payment/useCheckoutPayment';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useDrawerEvents } from '../../../hooks/platform/useDrawerEvents';
import { useEvent } from '../../../hooks/platform/useEvent';
import { useLayer } from '../../../hooks/platform/useLayer';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useStableCallback } from '../../../hooks/platform/useStableCallback';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { Notice } from '../../../ui/feedback/Notice';
import { ButtonDrawer } from '../../../ui/overlays/ButtonDrawer';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';
import styles from './PaymentTabs.css';
import { PaymentViews } from './PaymentViews';
import type { PaymentTabsProps } from './paymentTabsProps';

export type { PaymentTabsProps } from './paymentTabsProps';

/**
 * The payment step: cards, gift cards, wallets and purchase orders, with the total split over several payments
 * [GEN-008, SCR-022]. Card data stays in the vault's frame; none of it reaches the page.
 */
export function PaymentTabs(props: PaymentTabsProps) {
  const { layout = 'inline' } = props;
  const translate = useMessages('payment-tabs', messages);
  const layer = useLayer<never>([], props);
  useStyles(styles);
  useDrawerEvents('payment_drawer', layer.isOpen && layout === 'drawer');

  const step = <PaymentStep {...props} />;
  return (
    <Widget block="payment-tabs" props={props}>
      {layout === 'inline' ? (
        step
      ) : (
        <ButtonDrawer
          {...layer}
          kind="primary"
          button={translate('open')}
          name="payment_drawer"
          title={translate('title')}
          closeLabel={translate('close')}
        >
          {step}
        </ButtonDrawer>
      )}
    </Widget>
  );
}

function PaymentStep(props: PaymentTabsProps) {
  const translate = useMessages('payment-tabs', messages);
  const { settings } = useStorefront();
  const state = useCheckoutPayment();
  const { phase, payment, refetch } = state;
  const { PON: demand = 'off' } = useAccountingDemands();
  const isPaid = payment !== undefined && isCovered(payment, demand);
  useNotifications({ applied: payment?.applied, isPaid }, props);
  const { button } = useCheckoutParts();
  const [isPlaced, setPlaced] = useState(false);
  useEvent('order:placed', () => setPlaced(true));
  const isOver = payment !== undefined && hasNoOrder(payment);
  // the next order of the page is another one
  useEffect(() => (isOver ? () => setPlaced(false) : undefined), [isOver]);
  return (
    <>
      <LoadingStatus state={phase} translate={translate} onRetry={refetch} />
      {/* the button says that the order is placed */}
      {isOver && !(isPlaced && button) && (
        <div className="quire-payment-tabs__view">
          <div role="alert">
            <Notice kind="info">{translate('noOrder')}</Notice>
          </div>
          <div>
            <ButtonLink href={settings.urls.cart}>{translate('viewCart')}</ButtonLink>
          </div>
        </div>
      )}
      {payment && !isOver && <PaymentViews {...props} state={{ ...state, payment, demand }} />}
    </>
  );
}

type Paid = { applied: Payment[] | undefined; isPaid: boolean };

/** Notifies the page of changed payments, but not of those that it began with, and each time that nothing is left to pay. */
function useNotifications({ applied, isPaid }: Paid, { onPaymentsChange, onSuccess }: PaymentTabsProps): void {
  const before = useRef<Paid>({ applied: undefined, isPaid: false });
  const notify = useStableCallback((now: Paid) => {
    const previous = before.current;
    before.current = now;
    if (!now.applied) return;
    if (previous.applied && paymentChanges(previous.applied, now.applied).length > 0) onPaymentsChange?.(now.applied);
    if (now.isPaid && !previous.isPaid) onSuccess?.(now.applied);
  });
  useEffect(() => notify({ applied, isPaid }), [applied, isPaid, notify]);
}
