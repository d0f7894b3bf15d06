import * as v from 'valibot';

/** `<div data-quire="site-footer">the server's own links</div>` */
export const attributes = v.object({});

export const callbacks = [] as const;
