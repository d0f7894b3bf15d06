import { randomInt } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { CaptchaBody } from '../../../src/core/payment/contract/payment';
import type { Tx } from '../database/open';
import { type CardType, captchas } from '../database/schema';
import { Refusal } from '../http/refusal';
import { randomLetters } from '../vault/randomLetters';

const lifeMs = 10 * 60_000;

/** A simple addition as a captcha, for one kind of card [PAY-FORM-009]. */
export async function createCaptcha(tx: Tx, owner: string, paymentType: CardType): Promise<CaptchaBody> {
  const [left, right] = [randomInt(1, 10), randomInt(1, 10)];
  const id = randomLetters();
  const expiresAt = new Date(Date.now() + lifeMs);
  await tx.delete(captchas).where(lt(captchas.expiresAt, new Date()));
  await tx.insert(captchas).values({ id, owner, paymentType, answer: String(left + right), expiresAt });
  return { captchaData: { id, question: `${left} + ${right}` } };
}

/** Whether the captcha was passed. Each question accepts one answer, right or wrong. */
export async function isCaptchaPassed(
  tx: Tx,
  { id, answer, owner, paymentType }: { id: string; answer: string; owner: string; paymentType: CardType },
): Promise<boolean> {
  const ownCaptcha = and(eq(captchas.id, id), eq(captchas.owner, owner), eq(captchas.paymentType, paymentType));
  const [captcha] = await tx.delete(captchas).where(ownCaptcha).returning();
  return captcha !== undefined && captcha.expiresAt.getTime() > Date.now() && captcha.answer === answer;
}

/** After too many cards or captchas. The code has its own message at the payment [PAY-CODE-008]. */
export const tooManyCards = () =>
  new Refusal(429, 'CARD_AUTH_FAILURE', 'Too many cards were tried. Please try again later.');

export const captchaFailed = () => new Refusal(400, 'CAPTCHA_FAILED', 'That is not the answer');
