import type { CardFace, CardFate, CardType } from '../database/paymentSchema';

/** What the processor makes of a card that is shown to it. `MAYBE` is for the customer's bank to decide. */
export type Judgement =
  | { fate: CardFate; giftCard?: string | undefined; needsBank?: boolean }
  | { refusal: 'CARD_REFUSED' | 'PAYMENT_EXPIRED' | 'CARD_AUTH_RETRY' | 'CAPTCHA_REQUIRED' };

/** Cards of the demonstration, one for each outcome; every other good number is approved. */
export const testCards = [
  { number: '4111111111111111', outcome: 'approved' },
  { number: '5555555555554444', outcome: 'approved' },
  { number: '378282246310005', outcome: 'approved' },
  { number: '4000000000000002', outcome: 'declined when the order is placed' },
  { number: '4000000000003220', outcome: 'the bank asks (3-D Secure)' },
  { number: '4000000000000119', outcome: 'to be tried again, then approved' },
  { number: '4000000000000101', outcome: 'needs a captcha' },
  { number: '4000000000000069', outcome: 'expired' },
  { number: '4000000000000127', outcome: 'refused by the vault' },
] as const;

/** Gift cards of the demonstration, with their PIN and what is on them at first, in cents. */
export const giftCards = [
  { number: '6006000000000000025', pin: '1234', id: 'gift-25', balance: 2500 },
  { number: '6006000000000000500', pin: '1234', id: 'gift-500', balance: 50_000 },
  { number: '6006000000000000000', pin: '1234', id: 'gift-0', balance: 0 },
] as const;

/** Prepaid cards of the demonstration that come to an end; every other one has enough on it. Cents. */
export const prepaidCards = [
  { number: '4000000000000010', id: 'prepaid-10', balance: 1000 },
  { number: '4000000000000036', id: 'prepaid-0', balance: 0 },
] as const;

export type ShownCard = { paymentType: CardType; accountNumber: string; cvv: string; face: CardFace };

/** What was tried before in this visit, and whether a captcha was passed. */
export type Circumstances = { hasPassedCaptcha: boolean; triedAgain: boolean; failures: number };

/** So many failures of one kind of card in a visit, and a person has to say that it is one. */
const FAILURES_BEFORE_CAPTCHA = 4;

/** The card processor's stand-in. It looks at a card, decides, and keeps nothing of it. */
export function judge(card: ShownCard, { hasPassedCaptcha, triedAgain, failures }: Circumstances): Judgement {
  const outcome = testCards.find(({ number }) => number === card.accountNumber)?.outcome;
  const isSuspicious = outcome === 'needs a captcha' || failures >= FAILURES_BEFORE_CAPTCHA;
  if (isSuspicious && !hasPassedCaptcha) return { refusal: 'CAPTCHA_REQUIRED' };
  if (card.paymentType === 'GIFT_CARD') return giftCard(card);
  switch (outcome) {
    case 'refused by the vault':
      return { refusal: 'CARD_REFUSED' };
    case 'expired':
      return { refusal: 'PAYMENT_EXPIRED' };
    case 'to be tried again, then approved':
      return triedAgain ? { fate: 'APPROVED' } : { refusal: 'CARD_AUTH_RETRY' };
    case 'the bank asks (3-D Secure)':
      return { fate: 'APPROVED', needsBank: true };
    case 'declined when the order is placed':
      return { fate: 'DECLINED' };
    default:
      return { fate: 'APPROVED', giftCard: prepaidCard(card)?.id };
  }
}

function prepaidCard({ paymentType, accountNumber }: ShownCard) {
  return paymentType === 'PREPAID_CARD' ? prepaidCards.find(({ number }) => number === accountNumber) : undefined;
}

function giftCard({ accountNumber, cvv }: ShownCard): Judgement {
  const known = giftCards.find(({ number }) => number === accountNumber);
  if (!known) return { fate: 'GIFT_UNKNOWN' };
  return known.pin === cvv ? { fate: 'APPROVED', giftCard: known.id } : { fate: 'GIFT_WRONG_PIN' };
}
