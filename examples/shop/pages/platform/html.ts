import { html } from 'hono/html';

/** Escaped markup. `html` escapes every value that is not markup itself. */
export type Html = ReturnType<typeof html>;

export { html };

export const nothing: Html = html``;
