import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { SAVED_CARD_LIMIT } from '../../../core/payment/rules/paymentFailure';
import { type PaymentTab, paymentTabs } from '../../../core/payment/rules/paymentKinds';
import { unpaidMethods } from '../../../core/payment/rules/placeOrder';
import { offeredVendors, vendorKind } from '../../../core/payment/rules/vendorPayment';
import { useWalletReminder } from '../../../hooks/payment/useVendor';
import { Button } from '../../../ui/controls/Button';
import { Tabs } from '../../../ui/controls/Tabs';
import { FailureNotice } from '../../../ui/feedback/FailureNotice';
import { Notice } from '../../../ui/feedback/Notice';
import { AppliedPayments } from './AppliedPayments';
import { CreditCardTab } from './CreditCardTab';
import { GiftTab } from './GiftTab';
import { OtherTab } from './OtherTab';
import { type PaymentStepState, usePaymentController } from './paymentController';
import type { PaymentTabsProps } from './paymentTabsProps';

const TAB_MESSAGE_KEYS = { 'credit-card': 'creditCard', other: 'other', gift: 'gift' } as const;

type PaymentViewsProps = PaymentTabsProps & { state: PaymentStepState };

/** The tabs, the last failure in them, and the payments that are applied. */
export function PaymentViews({ state, ...props }: PaymentViewsProps) {
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
