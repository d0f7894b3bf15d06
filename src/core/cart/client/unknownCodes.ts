import { CART_CODES, COUPON_CODES } from '../rules/notices/cartCodes';

/** Codes of this library: validation errors before a request, adjusted quantities, and duplicate requests. */
const OWN_CODES = ['INVALID_ITEMS', 'INVALID_QTY', 'FREE_SAMPLE_ALONE', 'QTY_STEP_ADJUSTED', 'DUPLICATE_REQUEST'];

const KNOWN: ReadonlySet<string> = new Set([...CART_CODES, ...COUPON_CODES, ...OWN_CODES]);

/** Returns the codes that have no text and no behaviour. */
export function unknownCodes(codes: string[]): string[] {
  return codes.filter((code) => !KNOWN.has(code));
}
