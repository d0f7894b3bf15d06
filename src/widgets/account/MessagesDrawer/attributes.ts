import * as v from '../../../schema';

/** `<div data-quire="messages-drawer"><a href="/messages">Messages</a></div>`; its call is `readMessages` of `endpoints`. */
export const attributes = v.object({});

/** What the page hears of it: `quire:open` and `quire:close`. */
export const callbacks = ['onOpen', 'onClose'] as const;
