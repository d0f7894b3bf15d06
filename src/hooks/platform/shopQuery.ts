/**
 * The default options of all shop queries, in the host's cache and in ours. The transport has already retried. While
 * offline, a query must fail and show its error; a paused query would show nothing [DEC-106].
 */
export const SHOP_QUERY = { retry: false, networkMode: 'always' } as const;
