import * as v from '../../../schema';

/**
 * `<div data-quire="account-menu"><a href="/office/supplies/login">Account</a></div>`. Its items have the format of
 * `header-menu`.
 */
export const attributes = v.object({ items: v.optional(v.array(v.unknown())) });

export const callbacks = ['onOpenChange'] as const;
