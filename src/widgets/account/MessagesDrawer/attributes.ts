import * as v from '../../../schema';

/**
 * `<div data-quire="messages-drawer"><a href="/messages">Messages</a></div>`. It sends the request `readMessages` of
 * `endpoints`.
 */
export const attributes = v.object({});

export const callbacks = ['onOpenChange'] as const;
