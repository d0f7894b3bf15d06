/** The shop's attributes of the customer. Every value is a string, and any may be missing [SESS-009]. */
export type CustomerAttributes = Partial<Record<(typeof ATTRIBUTE_NAMES)[number], string>>;

const ATTRIBUTE_NAMES = [
  'SEGMENTCODE',
  'rewardsNumber',
  'customerNumber',
  'contactFirstName',
  'contactLastName',
  'tier',
  'zone',
  'industry',
  'companySize',
  'joinDate',
] as const;

/** Picks the customer attributes from a page's data. Numbers become strings; everything else is ignored [SESS-009]. */
export function customerAttributes(source: Record<string, unknown>): CustomerAttributes {
  const attributes: CustomerAttributes = {};
  for (const name of ATTRIBUTE_NAMES) {
    const value = source[name];
    if (typeof value === 'string' || typeof value === 'number') attributes[name] = String(value);
  }
  return attributes;
}

/**
 * Masks all but the last 4 characters of a customer number, one mask per character. A number of 4 or fewer characters
 * is not masked [SESS-010].
 */
export function maskCustomerNumber(customerNumber: string, mask = '*'): string {
  const hidden = Math.max(0, customerNumber.length - 4);
  return mask.repeat(hidden) + customerNumber.slice(hidden);
}
