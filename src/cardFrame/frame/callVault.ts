import { FRAME_BRANDS, TOKEN_FAILURES, type TokenFailure } from '../messages';
import { randomLetters } from '../randomLetters';
import { letters, oneOf, type Slot, shaped } from '../slots';

/** A token with the displayable data of its card, or the page of the customer's bank for a challenge. */
export type VaultAnswer =
  | { token: string; brand: (typeof FRAME_BRANDS)[number]; lastFour: string; month: string; year: string }
  | { challengeUrl: string; transactionId: string };

/** The vault's endpoint that tokenises cards, at the frame's own origin [PAY-FORM-007]. */
const PATH = '/cc/api/tdprocess';

/** For each of two attempts; the page waits for longer than both. */
const ANSWER_MS = 15_000;

const TOKEN: Record<string, Slot<unknown>> = {
  token: letters,
  brand: oneOf(...FRAME_BRANDS),
  lastFour: shaped(/^\d{4}$/),
  month: shaped(/^(\d\d)?$/),
  year: shaped(/^(\d\d)?$/),
};

/**
 * Sends a card to the vault, or requests the result of its challenge. Retries once if there is no response at all, with
 * the same idempotency key, so that the vault processes it only once. Never rejects.
 */
export async function callVault(card: Record<string, string>): Promise<VaultAnswer | TokenFailure> {
  const [body, key] = [JSON.stringify(card), randomLetters(24)];
  const answer = (await once(body, key)) ?? (await once(body, key));
  if (!answer) return 'NETWORK';
  return 'failure' in answer ? answer.failure : (read(answer.body) ?? 'PAYMENT_OPERATION_FAILED');
}

type Answer = { body: unknown } | { failure: TokenFailure };

/** Undefined if there is no response. */
async function once(text: string, key: string): Promise<Answer | undefined> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), ANSWER_MS);
  try {
    const response = await fetch(PATH, {
      method: 'POST',
      credentials: 'omit',
      cache: 'no-store',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: text,
      signal: late.signal,
    });
    const body: unknown = await response.json().catch(() => undefined);
    return response.ok ? { body } : { failure: failureIn(body) };
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

function failureIn(body: unknown): TokenFailure {
  const code = (body as { messages?: { code?: unknown }[] } | undefined)?.messages?.[0]?.code;
  return TOKEN_FAILURES.find((known) => known === code) ?? 'PAYMENT_OPERATION_FAILED';
}

function read(body: unknown): VaultAnswer | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const fields = body as Record<string, unknown>;
  const { challengeUrl, transactionId } = fields;
  if (typeof challengeUrl === 'string') return letters(transactionId) ? { challengeUrl, transactionId } : undefined;
  const isToken = Object.entries(TOKEN).every(([name, slot]) => slot(fields[name]));
  return isToken ? (fields as VaultAnswer) : undefined;
}
