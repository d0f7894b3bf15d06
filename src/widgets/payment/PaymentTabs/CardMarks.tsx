import { expiryStatus } from '../../../core/payment/rules/card/expiryStatus';
import type { Payment } from '../../../core/payment/rules/payment';
import type { Say } from '../../../hooks/platform/useMessages';
import type { PaymentWord } from './messages';

const WORDS = { good: 'expires', soon: 'expiresSoon', expired: 'expired', missing: 'expiryMissing' } as const;

const twoDigits = (text = '') => text.padStart(2, '0').slice(-2);

export const statusOf = ({ brand, expiry }: Payment, now: Date) => expiryStatus({ brand, ...expiry }, now);

/** Labels of a saved card: nickname, default, last used, expiry [PAY-CARD-018, PAY-CARD-019, PAY-CARD-022]. */
export function CardMarks({ card, now, say }: { card: Payment; now: Date; say: Say<PaymentWord> }) {
  const { brand, expiry, nickname, isDefault, isLastUsed } = card;
  const status = statusOf(card, now);
  const isEndless = status === 'good' && !expiry?.month;
  const marks = [
    nickname,
    isDefault && say('isDefault'),
    isLastUsed && say('isLastUsed'),
    !isEndless && say(WORDS[status], { month: twoDigits(expiry?.month), year: twoDigits(expiry?.year) }),
    brand === 'STORE_CARD' && say('storeCard'),
  ].filter(Boolean);
  return (
    <>
      {marks.map((mark, at) => (
        <span key={mark as string} className="quire-payment-tabs__mark">
          {at > 0 && ' · '}
          {mark}
        </span>
      ))}
    </>
  );
}
