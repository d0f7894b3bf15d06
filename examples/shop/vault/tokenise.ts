import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { expiryStatus } from '../../../src/core/payment/rules/card/expiry';
import { checkCardNumber, isSecurityCode } from '../../../src/core/payment/rules/card/number';
import { type Attempt, type Counted, countAttempt, limits, takeBack } from '../accounts/limits';
import type { Tx } from '../database/open';
import {
  type CardFace,
  type CardFate,
  type VaultAnswer,
  vaultChallenges,
  vaultGiftCards,
  vaultSessions,
  vaultTokens,
} from '../database/schema';
import { giftCards, type Judgement, judge, knownGiftCard, prepaidCards, type ShownCard } from './processor';
import { randomLetters } from './randomLetters';
import { cardLimits, hasTriedAgain, lockVaultSession, type VaultSession } from './sessions';

const Digits = v.pipe(v.string(), v.regex(/^\d{1,19}$/));
const Letters = v.pipe(v.string(), v.regex(/^[A-Za-z]{1,64}$/));
const TwoDigits = v.optional(v.pipe(v.string(), v.regex(/^\d\d$/)));

/** A card with its session, or a request for the bank's decision [PAY-FORM-007]. */
export const TokenRequest = v.union([
  v.object({ session: Letters, transactionId: Letters }),
  v.object({
    session: Letters,
    paymentType: v.picklist(['CREDIT_CARD', 'PREPAID_CARD', 'GIFT_CARD']),
    accountNumber: Digits,
    cvv: v.pipe(v.string(), v.regex(/^\d{3,4}$/)),
    expiryMonth: TwoDigits,
    expiryYear: TwoDigits,
  }),
]);

type Card = Extract<v.InferOutput<typeof TokenRequest>, { accountNumber: string }>;

/**
 * Exchanges a card for a token. A repeated request under the same key gets the same response. A session that has issued
 * its token issues no other. Only the display data of the card is stored.
 */
export async function tokenise(
  tx: Tx,
  request: v.InferOutput<typeof TokenRequest>,
  { key, address }: { key: string | undefined; address: string | undefined },
): Promise<VaultAnswer> {
  const session = await lockVaultSession(tx, request.session);
  if (!session) return { refusal: 'SESSION_EXPIRED' };
  if ('transactionId' in request) return afterChallenge(tx, session, request.transactionId);
  if (session.answer) return session.requestKey === key ? session.answer : { refusal: 'SESSION_EXPIRED' };
  const answer = await exchange(tx, session, request, address);
  await tx
    .update(vaultSessions)
    .set({ answer, requestKey: key ?? null })
    .where(eq(vaultSessions.id, session.id));
  return answer;
}

/** From this many refused cards of a kind on, a captcha is required: of one visit or account, and of one address. */
const refusalsBeforeCaptcha = [4, 8];

async function exchange(tx: Tx, session: VaultSession, card: Card, address: string | undefined): Promise<VaultAnswer> {
  const shown = card.paymentType === session.paymentType ? shownCard(card) : undefined;
  const ofCard: Counted = [limits.giftCard, shown && knownGiftCard(shown)?.id];
  const tried = cardLimits(session, address);
  const attempts: Attempt[] = [];
  for (const counted of [ofCard, ...tried]) attempts.push(await countAttempt(tx, counted));

  if (!shown) return { refusal: 'CARD_REFUSED' };
  if (isPast(shown.face)) return { refusal: 'PAYMENT_EXPIRED' };
  if (attempts.some(({ waitMs }) => waitMs !== undefined)) return afterTooMany(tx, session, shown);
  const judgement = judge(shown, {
    triedAgain: await hasTriedAgain(tx, session),
    isSuspicious: attempts.slice(1).some(({ count }, index) => count > (refusalsBeforeCaptcha[index] ?? 0)),
    hasPassedCaptcha: session.hasPassedCaptcha,
  });
  if (!isFailure(judgement)) for (const counted of [ofCard, ...tried]) await takeBack(tx, counted);
  if ('refusal' in judgement) return judgement;
  if (!judgement.needsBank) return giveToken(tx, session, shown.face, judgement);
  const transaction = randomLetters();
  await tx.insert(vaultChallenges).values({ transaction, session: session.id, face: shown.face });
  return { challengeUrl: `/acs/${transaction}`, transactionId: transaction };
}

function isFailure(judgement: Judgement): boolean {
  return 'refusal' in judgement
    ? judgement.refusal === 'CARD_REFUSED' || judgement.refusal === 'PAYMENT_EXPIRED'
    : judgement.fate === 'GIFT_UNKNOWN' || judgement.fate === 'GIFT_WRONG_PIN';
}

/**
 * Does not say whether the card is right. A gift card gets a token that buys nothing, because the shop has words for
 * it; the frame has none.
 */
async function afterTooMany(tx: Tx, session: VaultSession, shown: ShownCard): Promise<VaultAnswer> {
  if (shown.paymentType !== 'GIFT_CARD') return { refusal: 'PAYMENT_OPERATION_FAILED' };
  return giveToken(tx, session, shown.face, { fate: 'GIFT_LOCKED' });
}

/** The frame has validated all fields before, so invalid ones were not sent by the frame. */
function shownCard({
  paymentType,
  accountNumber,
  cvv,
  expiryMonth = '',
  expiryYear = '',
}: Card): ShownCard | undefined {
  const noFace = { brand: '', month: '', year: '' };
  if (paymentType === 'GIFT_CARD') {
    if (accountNumber.length < 4 || cvv.length !== 4) return undefined;
    return { paymentType, accountNumber, cvv, face: { ...noFace, lastFour: accountNumber.slice(-4) } };
  }
  const number = checkCardNumber(accountNumber);
  if (!number.ok || !expiryMonth || !expiryYear || !isSecurityCode(cvv, paymentType, number.brand)) return undefined;
  const face = { brand: number.brand, lastFour: number.lastFour, month: expiryMonth, year: expiryYear };
  return { paymentType, accountNumber, cvv, face };
}

export function isPast({ brand, month, year }: CardFace): boolean {
  return month !== '' && expiryStatus({ brand, month, year }, new Date()) === 'expired';
}

async function giveToken(
  tx: Tx,
  { owner, paymentType }: VaultSession,
  face: CardFace,
  { fate, giftCard }: { fate: CardFate; giftCard?: string | undefined },
): Promise<VaultAnswer> {
  if (giftCard) await openGiftCard(tx, giftCard);
  const token = randomLetters();
  await tx.insert(vaultTokens).values({ token, owner, paymentType, face, fate, giftCard: giftCard ?? null });
  return { token, ...face };
}

async function openGiftCard(tx: Tx, id: string): Promise<void> {
  const balance = [...giftCards, ...prepaidCards].find((card) => card.id === id)?.balance ?? 0;
  await tx.insert(vaultGiftCards).values({ id, balance }).onConflictDoNothing();
}

/** Applies the bank's decision once. From then on, the session's response is the token or the refusal. */
async function afterChallenge(tx: Tx, session: VaultSession, transaction: string): Promise<VaultAnswer> {
  const before = session.answer;
  if (!before || !('transactionId' in before) || before.transactionId !== transaction) {
    return { refusal: 'SESSION_EXPIRED' };
  }
  const [challenge] = await tx.select().from(vaultChallenges).where(eq(vaultChallenges.transaction, transaction));
  const isConfirmed = challenge?.decision === 'YES';
  const answer = isConfirmed
    ? await giveToken(tx, session, challenge.face, { fate: 'APPROVED' })
    : { refusal: 'CHALLENGE_FAILED' };
  await tx.update(vaultSessions).set({ answer }).where(eq(vaultSessions.id, session.id));
  return answer;
}
