import type { Payment } from '../../../core/payment/rules/payment';
import { ADDRESS_INVALID, paymentFailure, paymentMessage } from '../../../core/payment/rules/paymentFailure';
import { ORDER_CHANGED, ORDER_NOT_PLACED, type PaymentChange } from '../../../core/payment/rules/placeOrder';
import { contactMessage } from '../../../core/platform/rules/contact';
import { genericMessage } from '../../../core/platform/rules/genericMessage';
import type { Money } from '../../../core/platform/rules/money';
import { formatMoney } from '../../../core/platform/rules/priceText';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useMessages } from '../../../hooks/platform/useMessages';
import { messages } from './messages';
import type { OrderSubmission } from './useOrderSubmission';

/** What the button and its messages say of an order; an empty text is not shown. */
export function useOrderTexts(submission: OrderSubmission) {
  const translate = useMessages('place-order-button', messages);
  const { locale, settings, site } = useStorefront();
  const { payment, action, hasFailed, isEmpty, isPending, isBusy, placed, refusal, error, missing } = submission;
  const money = (amount: Money | undefined) => formatMoney(amount ?? { minor: 0, currency: site.currency }, locale);
  const { from, to } = submission.totalChange ?? {};
  const newTotal = from ? translate('totalChanged', { from: money(from), to: money(to) }) : '';

  function problem(): string {
    if (hasFailed) return genericMessage('failed', settings.messages.cart);
    if (isBusy || placed) return '';
    if (missing) return translate('missing', { fields: missing });
    if (error) return newTotal ? `${translate('lost')} ${newTotal}` : translate('lost');
    return newTotal || refused();
  }

  function refused(): string {
    if (!refusal) return '';
    const { code, message } = refusal;
    if (code === ORDER_CHANGED) return translate('orderChanged');
    if (code === ORDER_NOT_PLACED) return message;
    // some servers repeat their code as the text
    const reason = (message !== code && message) || translate('notPlaced');
    if (code === ADDRESS_INVALID) return reason;
    const { messageKey } = paymentFailure(code, { times: 2, hasAddress: false });
    if (!messageKey) return contactMessage('email', settings.messages.cart);
    return messageKey === 'failed' ? reason : paymentMessage(messageKey, settings.messages.payment);
  }

  function label(): string {
    if (hasFailed || (error && (!payment || isEmpty))) return translate('again');
    if (action?.kind === 'pay') return translate('pay', { amount: money(action.amount) });
    return translate(action?.kind === 'approval' ? 'approval' : 'place');
  }

  function note(): string {
    if (isPending) return translate('pending');
    if (placed) return translate(placed.isWaiting ? 'waiting' : 'placed', { number: placed.number });
    if (error) return '';
    if (isEmpty) return translate('empty');
    return action?.kind === 'unpaid' ? translate('unpaid', { amount: money(action.amount) }) : '';
  }

  function nameOf({ type, lastFour: digits }: Payment): string {
    if (type === 'GIFT_CARD') return translate('giftCard', { digits: digits ?? '' });
    const vendor = payment?.vendors.find((each) => each.type === type);
    return digits && !vendor ? translate('card', { digits }) : (vendor?.name ?? type);
  }

  return {
    problem: problem(),
    label: label(),
    note: note(),
    view: translate('view'),
    change: ({ payment, from, to }: PaymentChange) =>
      translate('paymentChanged', { payment: nameOf(payment), from: money(from), to: money(to) }),
  };
}
