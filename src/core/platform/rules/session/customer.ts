/** What the shop knows about the customer; all of it text, any of it missing [SESS-009]. */
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

/** Takes the customer attributes out of whatever a page holds; numbers become text, the rest is left behind [SESS-009]. */
export function customerAttributes(given: Record<string, unknown>): CustomerAttributes {
  const attributes: CustomerAttributes = {};
  for (const name of ATTRIBUTE_NAMES) {
    const value = given[name];
    if (typeof value === 'string' || typeof value === 'number') attributes[name] = String(value);
  }
  return attributes;
}

/** The customer number with all but its last 4 characters hidden, one mask each; 4 or fewer are shown [SESS-010]. */
export function maskCustomerNumber(customerNumber: string, mask = '*'): string {
  const hidden = Math.max(0, customerNumber.length - 4);
  return mask.repeat(hidden) + customerNumber.slice(hidden);
}
