import * as v from '../../../schema';

/**
 * `<div data-quire="budget-overlay"></div>` shows the budget from the header's data, or from the page in the shop's
 * field format: `<script type="application/json">{ "bc": { "bcDetails": { "availableBalance": "120.00" },
 * "invoiceInfo": {…} } }</script>`
 */
export const attributes = v.object({ bc: v.optional(v.unknown()) });

/** Props with another name than their attribute. */
export const props = { bc: 'budget' } as const;

export const callbacks = ['onOpenChange'] as const;
