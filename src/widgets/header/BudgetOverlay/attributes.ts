import * as v from '../../../schema';

/**
 * `<div data-quire="budget-overlay"></div>`: what the header says, or what the page does, in the shop's fields:
 * `<script type="application/json">{ "bc": { "bcDetails": { "availableBalance": "120.00" }, "invoiceInfo": {…} } }</script>`
 */
export const attributes = v.object({ bc: v.optional(v.unknown()) });

/** What the page hears of it: `quire:open` and `quire:close`. */
export const callbacks = ['onOpen', 'onClose'] as const;
