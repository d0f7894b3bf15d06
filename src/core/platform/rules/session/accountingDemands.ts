import type { Site } from '../context';

/**
 * The accounting fields that a business prompts its buyers for, in the order of the prompts: budget center, purchase
 * order number, release [SCR-002, SCR-003, SCR-004].
 */
export const ACCOUNTING_FIELDS = ['BC', 'PON', 'POR'] as const;

export type AccountingField = (typeof ACCOUNTING_FIELDS)[number];

/** `required` blocks checkout only when the shop flags the cart as mandatory. */
export type Demand = 'off' | 'optional' | 'required';

/** The account settings of a session, by field. A field that is omitted is `off`. */
export type AccountingDemands = Partial<Record<AccountingField, Demand>>;

/**
 * Whether the shop has accounting: budget centers, purchase order numbers and releases. Their fields, overlays and
 * requests exist in SBA only [GEN-004].
 */
export function hasAccounting(site: Site): boolean {
  return site.isSBA;
}
