import * as v from '../../../schema';

/** `<div data-quire="site-footer">the server's own links</div>` */
export const attributes = v.object({});

export const callbacks = [] as const;
