/**
 * How every call of the shop is kept for the screen, in the host's cache as in ours. The transport has tried again already;
 * and offline a call fails and is said in words, where one that waits for the net would be said nothing of [DEC-106].
 */
export const SHOP_QUERY = { retry: false, networkMode: 'always' } as const;
