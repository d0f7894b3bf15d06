/** The shop's attributes of the customer. Every value is a string, and any may be missing [SESS-009]. */
export type CustomerAttributes = {
  SEGMENTCODE?: string;
  rewardsNumber?: string;
  customerNumber?: string;
  contactFirstName?: string;
  contactLastName?: string;
  tier?: string;
  zone?: string;
  industry?: string;
  companySize?: string;
  joinDate?: string;
};

/**
 * Masks all but the last 4 characters of a customer number, one mask per character. A number of 4 or fewer characters
 * is not masked [SESS-010].
 */
export function maskCustomerNumber(customerNumber: string, mask = '*'): string {
  const hidden = Math.max(0, customerNumber.length - 4);
  return mask.repeat(hidden) + customerNumber.slice(hidden);
}
