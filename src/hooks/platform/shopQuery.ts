/**
 * The default options of all shop queries, in the host's cache and in ours. The transport has already retried. While
 * offline, a query must fail and show its error; a paused query would show nothing [DEC-106].
 */
export const SHOP_QUERY = { retry: false, networkMode: 'always' } as const;

/**
 * For responses that depend on the customer: account prices, menus, recommendations, stores nearby. A host that persists
 * its QueryClient skips queries with `meta.persist` false, because another customer may use the same browser next.
 */
export const CUSTOMER_QUERY = { ...SHOP_QUERY, meta: { persist: false } } as const;

/**
 * For personal data: payments with saved cards and addresses, orders, approvals, messages, rewards. It leaves the cache
 * with the last component that displays it, so it cannot be prefetched.
 */
export const PERSONAL_QUERY = { ...CUSTOMER_QUERY, gcTime: 0 } as const;
