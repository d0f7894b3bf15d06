import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { hasNoOrder, isCovered } from '../../../core/payment/rules/checkoutPayment';
import type { Payment } from '../../../core/payment/rules/payment';
import { SAVED_CARD_LIMIT } from '../../../core/payment/rules/paymentFailure';
import { type PaymentTab, paymentTabs } from '../../../core/payment/rules/paymentKinds';
import { paymentChanges, unpaidMethods } from '../../../core/payment/rules/placeOrder';
import { offeredVendors, vendorKind } from '../../../core/payment/rules/vendorPayment';
import { useAccountingDemands } from '../../../hooks/checkout/useAccounting';
import { useCheckoutParts } from '../../../hooks/payment/paymentDraft';
import { useCheckoutPayment } from '../../../hooks/payment/useCheckoutPayment';
import { useWalletReminder } from '../../../hooks/payment/useVendor';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useDrawerEvents } from '../../../hooks/platform/useDrawerEvents';
import { useEvent } from '../../../hooks/platform/useEvent';
import { useLayer } from '../../../hooks/platform/useLayer';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useStableCallback } from '../../../hooks/platform/useStableCallback';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Tabs } from '../../../ui/controls/Tabs';
import { FailureNotice } from '../../../ui/feedback/FailureNotice';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { Notice } from '../../../ui/feedback/Notice';
import { ButtonDrawer } from '../../../ui/overlays/ButtonDrawer';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { Widget } from '../../../ui/rendering/Widget';
import { AppliedPayments } from './AppliedPayments';
import { CreditCardTab } from './CreditCardTab';
import { GiftTab } from './GiftTab';
import { messages } from './messages';
import { OtherTab } from './OtherTab';
import styles from './PaymentTabs.css';
import { type PaymentStepState, usePaymentController } from './paymentController';
import type { PaymentTabsProps } from './paymentTabsProps';

export type { PaymentTabsProps } from './paymentTabsProps';

const TAB_MESSAGE_KEYS = { 'credit-card': 'creditCard', other: 'other', gift: 'gift' } as const;

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

/** The tabs, the last failure in them, and the payments that are applied. */
function PaymentViews({ state, ...props }: PaymentTabsProps & { state: PaymentStepState }) {
  const controller = usePaymentController(state, props);
  const { translate, payment, failure, forget } = controller;
  const { allowPrepaid: allowsPrepaid = true } = props;
  const vendors = offeredVendors(payment.vendors, controller.offer);
  const has = (kind: ReturnType<typeof vendorKind>) => vendors.some(({ type }) => vendorKind(type) === kind);
  const keys = paymentTabs(
    {
      isBusiness: payment.account !== undefined || controller.demand !== 'off',
      hasWallet: has('wallet'),
      hasPayLater: has('pay-later'),
      hasUnpaid: unpaidMethods(payment).length > 0,
      allowsPrepaid,
    },
    props.tabs,
  );
  useWalletReminder(payment.vendors, controller.offer.walletEnabled);
  const [chosen, setChosen] = useState(props.defaultTab);
  const wanted = props.tab ?? chosen;
  const selected = keys.find((key) => key === wanted) ?? keys[0] ?? 'credit-card';

  // a typed card, and a payment at a vendor, stay while another tab is selected
  const { current: kept } = useRef(new Set<PaymentTab>());
  if (selected === 'credit-card') kept.add('credit-card');
  if (controller.turn.holder !== undefined) kept.add('other');

  // the failure stays if an app rejects the tab that the customer presses, and if the shop withdraws the tab
  const before = useRef(wanted);
  useLayoutEffect(() => {
    if (before.current !== wanted) forget(failure?.messageKey === 'stillFailing');
    before.current = wanted;
  });

  function select(key: PaymentTab | undefined) {
    if (!props.tab) setChosen(key);
    if (key && key !== selected) props.onTabChange?.(key);
  }

  const view = (key: PaymentTab, render: (isHidden: boolean) => ReactNode) =>
    (key === selected || kept.has(key)) && <div hidden={key !== selected}>{render(key !== selected)}</div>;

  return (
    <div ref={controller.box} className="quire-payment-tabs__step" aria-busy={controller.isBusy || undefined}>
      <Tabs
        label={translate('tabs')}
        tabs={keys.map((key) => ({ key, label: translate(TAB_MESSAGE_KEYS[key]) }))}
        selected={selected}
        isManual
        onSelect={select}
      >
        {view('credit-card', (isHidden) => (
          <CreditCardTab controller={controller} amexStatus={props.amexStatus} isHidden={isHidden} />
        ))}
        {view('other', (isHidden) => (
          <OtherTab controller={controller} vendors={vendors} isHidden={isHidden} />
        ))}
        {view('gift', () => (
          <GiftTab controller={controller} allowsPrepaid={allowsPrepaid} />
        ))}
      </Tabs>
      <div>
        <FailureNotice
          failure={failure}
          onRetry={() => {
            forget();
            failure?.again?.();
          }}
        />
        <div role="status">
          {payment.messages.some(({ code }) => code === SAVED_CARD_LIMIT) && (
            <Notice kind="info">{translate('cardLimit')}</Notice>
          )}
        </div>
      </div>
      {failure?.messageKey === 'stillFailing' && selected !== keys[0] && (
        <div>
          <Button kind="secondary" onClick={() => select(keys[0])}>
            {translate('change')}
          </Button>
        </div>
      )}
      <AppliedPayments controller={controller} />
    </div>
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
