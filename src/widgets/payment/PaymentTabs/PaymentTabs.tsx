'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type CheckoutPayment, hasNoOrder, isCovered } from '../../../core/payment/rules/checkoutPayment';
import type { Payment } from '../../../core/payment/rules/payment';
import { SAVED_CARD_LIMIT } from '../../../core/payment/rules/paymentFailure';
import { type PaymentTab, paymentTabs } from '../../../core/payment/rules/paymentKinds';
import { paymentChanges, unpaidMethods } from '../../../core/payment/rules/placeOrder';
import { offeredVendors, vendorKind } from '../../../core/payment/rules/vendorPayment';
import { useAccountingDemands } from '../../../hooks/checkout/useAccounting';
import { useCheckoutParts } from '../../../hooks/payment/paymentDraft';
import { useCaptchaGate } from '../../../hooks/payment/useCaptchaGate';
import { type CheckoutPaymentState, useCheckoutPayment } from '../../../hooks/payment/useCheckoutPayment';
import { usePaymentFailure } from '../../../hooks/payment/usePaymentFailure';
import { useVendorTurn, useWalletReminder } from '../../../hooks/payment/useVendor';
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
import type { PaymentController } from './paymentController';
import type { PaymentTabsProps } from './paymentTabsProps';
import { useOrderNumber } from './useOrderNumber';
import { useServerChoice } from './useServerChoice';

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
  const state = useCheckoutPayment();
  const { phase, payment, refetch } = state;
  const { PON: demand = 'off' } = useAccountingDemands();
  usePaidNotification(payment && isCovered(payment, demand) ? payment.applied : undefined, props.onSuccess);
  useAppliedNotification(payment?.applied, props.onPaymentsChange);
  return (
    <>
      <LoadingStatus state={phase} translate={translate} onRetry={refetch} />
      {payment && <LoadedStep {...props} state={{ ...state, payment }} demand={demand} />}
    </>
  );
}

type LoadedStepProps = PaymentTabsProps & {
  state: CheckoutPaymentState & { payment: CheckoutPayment };
  demand: PaymentController['demand'];
};

function LoadedStep({ state, demand, ...props }: LoadedStepProps) {
  const translate = useMessages('payment-tabs', messages);
  const { settings, site, locale } = useStorefront();
  const { payment, isBusy, act, read } = state;
  const captchas = useCaptchaGate();
  const { button } = useCheckoutParts();
  const { failure, report, forget } = usePaymentFailure();
  const [isPlaced, setPlaced] = useState(false);
  useEvent('order:placed', () => setPlaced(true));
  const isOver = hasNoOrder(payment);
  // the next order of the page is another one
  useEffect(() => (isOver ? () => setPlaced(false) : undefined), [isOver]);

  if (isOver) {
    // the button says so
    if (isPlaced && button) return null;
    return (
      <div className="quire-payment-tabs__view">
        <div role="alert">
          <Notice kind="info">{translate('noOrder')}</Notice>
        </div>
        <div>
          <ButtonLink href={settings.urls.cart}>{translate('viewCart')}</ButtonLink>
        </div>
      </div>
    );
  }

  const controller: PaymentController = {
    translate,
    locale,
    country: site.isCA ? 'CA' : 'US',
    payment,
    demand,
    isBusy,
    captchas,
    timeoutMs: props.iframeTimeoutMs,
    orderButton: props.layout === 'drawer' ? undefined : button,
    offer: offerOf(props, settings.config.payment),
    failure,
    report,
    forget,
    tryAct: act,
    read,
    async act(call, openAddress) {
      forget();
      let paid: CheckoutPayment | undefined;
      const outcome = await act(async (client) => {
        paid = await call(client);
        return paid;
      });
      if (outcome === 'done') forget(true);
      else if (outcome !== 'ignored') {
        const { opensAddress } = report(outcome.code, {}, () => void controller.act(call, openAddress));
        if (opensAddress) openAddress?.();
      }
      return paid;
    },
  };
  return <PaymentViews {...props} controller={controller} />;
}

function PaymentViews({ controller, ...props }: PaymentTabsProps & { controller: PaymentController }) {
  const { translate, payment } = controller;
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
  const [chosen, setChosen] = useState(props.defaultTab);
  useWalletReminder(payment.vendors, props.walletEnabled);
  const turn = useVendorTurn();
  // from then on, leaving the tab does not close the vendor's window, and does not stop asking the shop
  const wasAtVendor = useRef(false);
  wasAtVendor.current ||= turn.holder !== undefined;
  const box = useRef<HTMLDivElement>(null);
  const order = useOrderNumber(box, appliedNumber(payment), props.poNumber);
  const unpaid = useServerChoice(box, 'payment');
  const wanted = props.tab ?? chosen;
  const selected = keys.find((key) => key === wanted) ?? keys[0] ?? 'credit-card';
  // a typed card stays while another tab is selected
  const wasAtCards = useRef(false);
  wasAtCards.current ||= selected === 'credit-card';

  // the failure stays if an app rejects the tab that the customer presses, and if the shop withdraws the tab
  const { failure, forget } = controller;
  const before = useRef(wanted);
  useLayoutEffect(() => {
    if (before.current !== wanted) forget(failure?.messageKey === 'stillFailing');
    before.current = wanted;
  });

  function select(key: PaymentTab | undefined) {
    if (!props.tab) setChosen(key);
    if (key && key !== selected) props.onTabChange?.(key);
  }

  return (
    <div ref={box} className="quire-payment-tabs__step" aria-busy={controller.isBusy || undefined}>
      <Tabs
        label={translate('tabs')}
        tabs={keys.map((key) => ({ key, label: translate(TAB_MESSAGE_KEYS[key]) }))}
        selected={selected}
        isManual
        onSelect={select}
      >
        {wasAtCards.current && (
          <div hidden={selected !== 'credit-card'}>
            <CreditCardTab
              controller={controller}
              amexStatus={props.amexStatus}
              isHidden={selected !== 'credit-card'}
            />
          </div>
        )}
        {(selected === 'other' || wasAtVendor.current) && (
          <div hidden={selected !== 'other'}>
            <OtherTab
              controller={controller}
              vendors={vendors}
              order={order}
              unpaid={unpaid}
              turn={turn}
              isHidden={selected !== 'other'}
            />
          </div>
        )}
        {selected === 'gift' && <GiftTab controller={controller} allowsPrepaid={allowsPrepaid} />}
      </Tabs>
      <div>
        <FailureNotice failure={failure} onRetry={() => again(controller)} />
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
      <AppliedPayments controller={controller} payment={payment} />
    </div>
  );
}

/** The widget's props take precedence over the page's settings. */
function offerOf(props: PaymentTabsProps, settings: PaymentController['offer'] = {}): PaymentController['offer'] {
  const {
    walletEnabled = settings.walletEnabled ?? false,
    storePayEnabled = settings.storePayEnabled ?? false,
    bnplEnabled = settings.bnplEnabled ?? false,
  } = props;
  return { walletEnabled, storePayEnabled, bnplEnabled };
}

function again({ failure, forget }: PaymentController): void {
  forget();
  failure?.again?.();
}

const appliedNumber = ({ applied }: PaymentController['payment']) =>
  applied.find(({ purchaseOrderNumber }) => purchaseOrderNumber !== undefined)?.purchaseOrderNumber;

/** Notifies the page when the payments have changed, but not of those that the page has begun with. */
function useAppliedNotification(
  applied: Payment[] | undefined,
  onPaymentsChange: PaymentTabsProps['onPaymentsChange'],
) {
  const notify = useStableCallback((payments: Payment[]) => onPaymentsChange?.(payments));
  const before = useRef<Payment[]>(undefined);
  useEffect(() => {
    const isChanged = applied && before.current && paymentChanges(before.current, applied).length > 0;
    before.current = applied;
    if (isChanged) notify(applied);
  }, [applied, notify]);
}

/** Notifies the page each time that the order becomes fully paid. */
function usePaidNotification(applied: Payment[] | undefined, onSuccess: PaymentTabsProps['onSuccess']) {
  const isPaid = applied !== undefined;
  const notify = useStableCallback(() => applied && onSuccess?.(applied));
  useEffect(() => {
    if (isPaid) notify();
  }, [isPaid, notify]);
}
