/** What a widget displays in place of its message that a request has failed, while the browser has no connection. */
export const OFFLINE_MESSAGE = 'You are offline. Check your connection and try again.';
