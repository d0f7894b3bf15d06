import * as v from '../../../schema';

/** `<div data-quire="account-menu"><a href="/office/supplies/login">Account</a></div>`; its items as those of `header-menu`. */
export const attributes = v.object({ items: v.optional(v.array(v.unknown())) });

/** What the page hears of it: `quire:open`. */
export const callbacks = ['onOpen'] as const;
