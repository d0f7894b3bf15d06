import type { CardFace, CardFate, CardType } from '../database/paymentSchema';

/** The processor's verdict on a card. With `needsBank`, the customer's bank decides. */
export type Judgement =
  | { fate: CardFate; giftCard?: string | undefined; needsBank?: boolean }
  | { refusal: 'CARD_REFUSED' | 'PAYMENT_EXPIRED' | 'CARD_AUTH_RETRY' | 'CAPTCHA_REQUIRED' };

/** Demo cards, one for each outcome. Every other valid number is approved. */
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

/** Demo gift cards, with their PIN and initial balance in cents. */
export const giftCards = [
  { number: '6006000000000000025', pin: '1234', id: 'gift-25', balance: 2500 },
  { number: '6006000000000000500', pin: '1234', id: 'gift-500', balance: 50_000 },
  { number: '6006000000000000000', pin: '1234', id: 'gift-0', balance: 0 },
] as const;

/** Demo prepaid cards with a limited balance, in cents. Every other prepaid card has enough. */
export const prepaidCards = [
  { number: '4000000000000010', id: 'prepaid-10', balance: 1000 },
  { number: '4000000000000036', id: 'prepaid-0', balance: 0 },
] as const;

export type ShownCard = { paymentType: CardType; accountNumber: string; cvv: string; face: CardFace };

/** Whether many cards were refused before, a retry was requested, and a captcha was passed. */
export type Circumstances = { hasPassedCaptcha: boolean; triedAgain: boolean; isSuspicious: boolean };

/** The stand-in for the card processor. It checks a card and stores nothing of it. */
export function judge(card: ShownCard, { hasPassedCaptcha, triedAgain, isSuspicious }: Circumstances): Judgement {
  const outcome = testCards.find(({ number }) => number === card.accountNumber)?.outcome;
  if ((isSuspicious || outcome === 'needs a captcha') && !hasPassedCaptcha) return { refusal: 'CAPTCHA_REQUIRED' };
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

/** A gift card by its number, whatever the PIN. */
export const knownGiftCard = ({ paymentType, accountNumber }: ShownCard) =>
  paymentType === 'GIFT_CARD' ? giftCards.find(({ number }) => number === accountNumber) : undefined;

function giftCard(card: ShownCard): Judgement {
  const known = knownGiftCard(card);
  if (!known) return { fate: 'GIFT_UNKNOWN' };
  return known.pin === card.cvv ? { fate: 'APPROVED', giftCard: known.id } : { fate: 'GIFT_WRONG_PIN' };
}
