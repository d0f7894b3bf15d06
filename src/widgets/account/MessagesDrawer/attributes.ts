import * as v from '../../../schema';

/**
 * `<div data-quire="messages-drawer"><a href="/messages">Messages</a></div>`. It sends the request `readMessages` of
 * `endpoints`.
 */
export const attributes = v.object({});

/** Events that the page can listen for: `quire:open` and `quire:close`. */
export const callbacks = ['onOpenChange'] as const;
