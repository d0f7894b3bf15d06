import { html } from 'hono/html';

/** Escaped markup; everything put into `html` is escaped unless it is markup itself. */
export type Html = ReturnType<typeof html>;

export { html };

export const nothing: Html = html``;
