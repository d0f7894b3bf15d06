import { expiryStatus } from '../../../core/payment/rules/card/expiry';
import type { Payment } from '../../../core/payment/rules/payment';
import type { Translate } from '../../../hooks/platform/useMessages';
import type { PaymentMessageKey } from './messages';

const EXPIRY_MESSAGE_KEYS = {
  good: 'expires',
  soon: 'expiresSoon',
  expired: 'expired',
  missing: 'expiryMissing',
} as const;

const twoDigits = (text = '') => text.padStart(2, '0').slice(-2);

export const statusOf = ({ brand, expiry }: Payment, now: Date) => expiryStatus({ brand, ...expiry }, now);

/** Labels of a saved card: nickname, default, last used, expiry [PAY-CARD-018, PAY-CARD-019, PAY-CARD-022]. */
export function CardLabels({
  card,
  now,
  translate,
}: {
  card: Payment;
  now: Date;
  translate: Translate<PaymentMessageKey>;
}) {
  const { brand, expiry, nickname, isDefault, isLastUsed } = card;
  const status = statusOf(card, now);
  const isEndless = status === 'good' && !expiry?.month;
  const labels = [
    nickname,
    isDefault && translate('isDefault'),
    isLastUsed && translate('isLastUsed'),
    !isEndless &&
      translate(EXPIRY_MESSAGE_KEYS[status], { month: twoDigits(expiry?.month), year: twoDigits(expiry?.year) }),
    brand === 'STORE_CARD' && translate('storeCard'),
  ].filter(Boolean);
  return (
    <>
      {labels.map((label, at) => (
        <span key={label as string} className="quire-payment-tabs__label">
          {`${at > 0 ? ' · ' : ''}${label}`}
        </span>
      ))}
    </>
  );
}
