import { CART_CODES, COUPON_CODES } from '../rules/notices/cartCodes';

/** Codes of our own: verdicts before any call, answers that can not be read, calls that were made twice. */
const OWN_CODES = ['INVALID_ITEMS', 'INVALID_QTY', 'FREE_SAMPLE_ALONE', 'QTY_STEP_ADJUSTED', 'DUPLICATE_REQUEST'];

const KNOWN: ReadonlySet<string> = new Set([...CART_CODES, ...COUPON_CODES, ...OWN_CODES]);

/** The codes that no text and no behaviour is written for. */
export function unknownCodes(codes: string[]): string[] {
  return codes.filter((code) => !KNOWN.has(code));
}
