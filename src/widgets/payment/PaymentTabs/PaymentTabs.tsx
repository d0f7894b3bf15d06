'use client';

import { useEffect, useRef, useState } from 'react';
import { hasNoOrder, isCovered } from '../../../core/payment/rules/checkoutPayment';
import { SAVED_CARD_LIMIT } from '../../../core/payment/rules/paymentFailure';
import { paymentTabs } from '../../../core/payment/rules/paymentKinds';
import { offeredVendors, vendorKind } from '../../../core/payment/rules/vendorPayment';
import { genericWords } from '../../../core/platform/rules/genericWords';
import { useAccountingDemands } from '../../../hooks/checkout/useAccounting';
import { useCaptchaGate } from '../../../hooks/payment/useCaptchaGate';
import { useCheckoutPayment } from '../../../hooks/payment/useCheckoutPayment';
import { usePaymentFailure } from '../../../hooks/payment/usePaymentFailure';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useDrawerNews } from '../../../hooks/platform/useDrawerNews';
import { useMessages } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Tabs } from '../../../ui/controls/Tabs';
import { FailureNotice } from '../../../ui/feedback/FailureNotice';
import { Notice } from '../../../ui/feedback/Notice';
import { Drawer } from '../../../ui/overlays/Drawer';
import { Spinner } from '../../../ui/rendering/Spinner';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { Widget } from '../../../ui/rendering/Widget';
import { AppliedPayments } from './AppliedPayments';
import { CreditCardTab } from './CreditCardTab';
import { GiftTab } from './GiftTab';
import { messages } from './messages';
import { OtherTab } from './OtherTab';
import styles from './PaymentTabs.css';
import type { PaymentDesk } from './paymentDesk';
import type { PaymentTabsProps } from './paymentTabsProps';
import { useOrderNumber } from './useOrderNumber';

const TAB_WORDS = { 'credit-card': 'creditCard', other: 'other', gift: 'gift' } as const;

/**
 * The payment step: cards, gift cards, wallets and purchase orders, with the total split over several payments
 * [GEN-008, SCR-022]. Card data stays in the vault's frame; none of it reaches the page.
 */
export function PaymentTabs(props: PaymentTabsProps) {
  const { layout = 'inline' } = props;
  const say = useMessages('payment-tabs', messages);
  const [isOpen, setOpen] = useState(false);
  useStyles(styles);
  useDrawerNews('payment_drawer', isOpen, props);

  if (layout === 'inline')
    return (
      <Widget block="payment-tabs">
        <PaymentStep {...props} />
      </Widget>
    );
  return (
    <Widget block="payment-tabs">
      <Button opensDialog onClick={() => setOpen(true)}>
        {say('open')}
      </Button>
      <Drawer
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        name="payment_drawer"
        title={say('title')}
        closeLabel={say('close')}
      >
        <PaymentStep {...props} />
      </Drawer>
    </Widget>
  );
}

function PaymentStep(props: PaymentTabsProps) {
  const say = useMessages('payment-tabs', messages);
  const { settings, site, locale } = useStorefront();
  const { PON: demand = 'off' } = useAccountingDemands();
  const { phase, payment, isBusy, act, reload } = useCheckoutPayment();
  const captchas = useCaptchaGate();
  const { failure, tell, forget } = usePaymentFailure();
  usePaidNews(payment !== undefined && isCovered(payment, demand), props.onPaid);

  if (!payment) {
    return phase === 'failed' ? (
      <div role="alert">
        <Notice kind="bad">{genericWords('failed', settings.messages.cart)}</Notice>
        <Button onClick={reload}>{say('again')}</Button>
      </div>
    ) : (
      <p role="status" aria-busy="true">
        <Spinner /> {say('loading')}
      </p>
    );
  }

  if (hasNoOrder(payment)) {
    return (
      <div className="quire-payment-tabs__view">
        <div role="alert">
          <Notice kind="info">{say('noOrder')}</Notice>
        </div>
        <div>
          <ButtonLink href={settings.urls.cart}>{say('viewCart')}</ButtonLink>
        </div>
      </div>
    );
  }

  const desk: PaymentDesk = {
    say,
    locale,
    country: site.isCA ? 'CA' : 'US',
    payment,
    demand,
    isBusy,
    captchas,
    timeoutMs: props.iframeTimeoutMs,
    offer: offerOf(props, settings.given.payment),
    failure,
    tell,
    forget,
    tryAct: act,
    async act(call, openAddress) {
      forget();
      const outcome = await act(call);
      if (outcome === 'done') forget(true);
      else if (outcome !== 'busy') {
        const { opensAddress } = tell(outcome.code, {}, () => void desk.act(call, openAddress));
        if (opensAddress) openAddress?.();
      }
      return outcome === 'done';
    },
  };
  return <PaymentViews {...props} desk={desk} />;
}

function PaymentViews({ desk, ...props }: PaymentTabsProps & { desk: PaymentDesk }) {
  const { say, payment } = desk;
  const { allowPrepaid: allowsPrepaid = true } = props;
  const vendors = offeredVendors(payment.vendors, desk.offer);
  const has = (kind: ReturnType<typeof vendorKind>) => vendors.some(({ type }) => vendorKind(type) === kind);
  const keys = paymentTabs(
    {
      isBusiness: payment.account !== undefined || desk.demand !== 'off',
      hasWallet: has('wallet'),
      hasPayLater: has('pay-later'),
      allowsPrepaid,
    },
    props.tabs,
  );
  const [chosen, choose] = useState(props.initialTab);
  const box = useRef<HTMLDivElement>(null);
  const order = useOrderNumber(box, appliedNumber(payment), props.poNumber);
  const selected = keys.find((key) => key === chosen) ?? keys[0] ?? 'credit-card';

  return (
    <div ref={box} className="quire-payment-tabs__step" aria-busy={desk.isBusy || undefined}>
      <Tabs
        label={say('tabs')}
        tabs={keys.map((key) => ({ key, label: say(TAB_WORDS[key]) }))}
        selected={selected}
        isManual
        onSelect={(key) => {
          desk.forget();
          choose(key);
        }}
      >
        {selected === 'credit-card' && <CreditCardTab desk={desk} amexStatus={props.amexStatus} />}
        {selected === 'other' && <OtherTab desk={desk} vendors={vendors} order={order} />}
        {selected === 'gift' && <GiftTab desk={desk} allowsPrepaid={allowsPrepaid} />}
      </Tabs>
      <div>
        <div role="alert">
          <FailureNotice failure={desk.failure} onRetry={() => again(desk)} />
        </div>
        <div role="status">
          {payment.messages.some(({ code }) => code === SAVED_CARD_LIMIT) && (
            <Notice kind="info">{say('cardLimit')}</Notice>
          )}
        </div>
      </div>
      {desk.failure?.word === 'stillFailing' && selected !== keys[0] && (
        <div>
          <Button
            kind="secondary"
            onClick={() => {
              desk.forget(true);
              choose(keys[0]);
            }}
          >
            {say('change')}
          </Button>
        </div>
      )}
      <AppliedPayments desk={desk} payment={payment} />
    </div>
  );
}

/** The widget's props take precedence over the page's settings. */
function offerOf(props: PaymentTabsProps, settings: PaymentDesk['offer'] = {}): PaymentDesk['offer'] {
  const {
    walletEnabled = settings.walletEnabled ?? false,
    storePayEnabled = settings.storePayEnabled ?? false,
    bnplEnabled = settings.bnplEnabled ?? false,
  } = props;
  return { walletEnabled, storePayEnabled, bnplEnabled };
}

function again({ failure, forget }: PaymentDesk): void {
  forget();
  failure?.again?.();
}

const appliedNumber = ({ applied }: PaymentDesk['payment']) =>
  applied.find(({ purchaseOrderNumber }) => purchaseOrderNumber !== undefined)?.purchaseOrderNumber;

/** Notifies the page each time that the order becomes fully paid. */
function usePaidNews(isPaid: boolean, onPaid: (() => void) | undefined) {
  const newest = useRef(onPaid);
  newest.current = onPaid;
  useEffect(() => {
    if (isPaid) newest.current?.();
  }, [isPaid]);
}
