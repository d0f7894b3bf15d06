import * as v from '../../../schema';

/** `<div data-quire="clear-cart-overlay"></div>`: it comes when the page wants it. */
export const attributes = v.object({});

/** What the page hears of it: `quire:open`, `quire:close` and `quire:cleared`. */
export const callbacks = ['onOpen', 'onClose', 'onCleared'] as const;
