/** What a business asks of its buyers, in the order in which it is asked for: budget center, purchase order, release [SCR-002, SCR-003, SCR-004]. */
export const ACCOUNTING_FIELDS = ['BC', 'PON', 'POR'] as const;

export type AccountingField = (typeof ACCOUNTING_FIELDS)[number];

/** `required` keeps the customer from the checkout only where the shop marks the cart so. */
export type Demand = 'off' | 'optional' | 'required';

/** What the account settings of a session say; a field that they leave out is off. */
export type AccountingDemands = Partial<Record<AccountingField, Demand>>;
