import { onTestFinished } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '../../../src/core/platform/client/settings';
import { GiftCardBalance } from '../../../src/widgets/payment/GiftCardBalance/GiftCardBalance';
import { PaymentTabs } from '../../../src/widgets/payment/PaymentTabs/PaymentTabs';
import { PlaceOrderButton } from '../../../src/widgets/payment/PlaceOrderButton/PlaceOrderButton';
import { fakeVendorWindows } from '../../support/shop/fakeVendorWindow';
import { aSavedCard, VENDORS } from '../../support/widgets/paymentFacts';
import type { WidgetPage } from '../../support/widgets/renderWidget';
import { enabledControl, press, until } from '../screen';
import type { Action } from './actions';

const PAYMENT_FAILED = 'Error occurred while processing your payment. Please try again.';

const applied = ({ storefront }: WidgetPage) => storefront.shop.payment.applied;

const ofPayment = { widget: <PaymentTabs layout="drawer" />, message: PAYMENT_FAILED, timeoutMs: REQUEST_TIMEOUT_MS };

async function open(it: WidgetPage) {
  it.storefront.shop.payment.cards = [aSavedCard()];
  await press(it, 'Choose how to pay');
}

async function see(it: WidgetPage) {
  await open(it);
  await until(() => enabledControl(it, 'Use this card') !== undefined, 'the saved card');
}

/** The reloaded data may already show that the action is done. */
const unlessDone = (name: string | RegExp) => async (it: WidgetPage) => {
  if (enabledControl(it, name)) await press(it, name);
};

const isPaid = (it: WidgetPage) => it.status().includes('Your order is fully covered.');

const isPlaced = (it: WidgetPage) => it.status().includes('Thank you! Your order number is');

/** The customer approves in the vendor's window. */
async function approve(it: WidgetPage) {
  const windows = fakeVendorWindows();
  onTestFinished(windows.stop);
  await press(it, 'Pay with Quire Later');
  await until(() => windows.received.length === 1, 'the window of the vendor');
  windows.approve();
}

/** The customer's actions at the payment step. */
export const PAYMENT_ACTIONS: Record<string, Action> = {
  'opening the payment step': {
    ...ofPayment,
    of: 'payment-read',
    do: open,
    message: 'Sorry, something went wrong. Please try again.',
    again: (it) => press(it, 'Try again'),
    isDone: (it) => enabledControl(it, 'Use this card') !== undefined,
  },
  'paying by a saved card': {
    ...ofPayment,
    of: 'payment-apply',
    begin: see,
    do: (it) => press(it, 'Use this card'),
    again: unlessDone('Use this card'),
    isDone: (it) => applied(it).length === 1 && isPaid(it),
  },
  'removing a payment': {
    ...ofPayment,
    of: 'payment-remove',
    async begin(it) {
      await see(it);
      await press(it, 'Use this card');
      await until(() => enabledControl(it, /^Remove Visa/) !== undefined, 'the payment');
    },
    do: (it) => press(it, /^Remove Visa/),
    again: unlessDone(/^Remove Visa/),
    isDone: (it) => applied(it).length === 0 && enabledControl(it, /^Remove Visa/) === undefined,
  },
  'removing a saved card': {
    ...ofPayment,
    of: 'card-remove',
    begin: see,
    do: (it) => press(it, 'Remove this card'),
    again: unlessDone('Remove this card'),
    isDone: (it) =>
      it.storefront.shop.payment.cards.length === 0 && enabledControl(it, 'Remove this card') === undefined,
  },
  'paying by a vendor': {
    ...ofPayment,
    of: 'vendor-payment',
    widget: <PaymentTabs layout="drawer" defaultTab="other" bnplEnabled />,
    async begin(it) {
      it.storefront.shop.payment.vendors = VENDORS;
      await press(it, 'Choose how to pay');
      await until(() => enabledControl(it, 'Pay with Quire Later') !== undefined, 'the vendor');
    },
    do: approve,
    isDone: (it) => isPaid(it) && it.alert() === '',
  },
  'opening the balance check of gift cards': {
    ...ofPayment,
    of: 'payment-read',
    widget: <GiftCardBalance drawer />,
    do: (it) => press(it, 'Check a gift card balance'),
    message: 'Sorry, something went wrong. Please try again.',
    again: (it) => press(it, 'Try again'),
    isDone: (it) => enabledControl(it, 'Check balance') !== undefined,
  },
  'placing an order': {
    of: 'order-place',
    widget: (
      <>
        <PaymentTabs layout="drawer" />
        <PlaceOrderButton email="ada@shop.example" onSuccess={({ preventDefault }) => preventDefault()} />
      </>
    ),
    async begin(it) {
      await see(it);
      await press(it, 'Use this card');
      await until(() => isPaid(it), 'the payment');
      await press(it, 'Close');
      await until(() => enabledControl(it, /^Pay \$/) !== undefined, 'the amount to pay');
    },
    do: (it) => press(it, /^Pay \$/),
    message: "We couldn't confirm your order. Try again: we'll place it only once.",
    refusedMessage: "We couldn't place your order. Check your details.",
    // the item that was added since has changed the total, which is displayed before the order is placed
    async again(it) {
      await press(it, /^(Pay \$|Place order|Try again)/);
      await until(() => isPlaced(it) || enabledControl(it, 'Pay $26.99') !== undefined, 'the new total');
      if (!isPlaced(it)) await press(it, 'Pay $26.99');
    },
    isDone: isPlaced,
    timeoutMs: REQUEST_TIMEOUT_MS,
  },
};
