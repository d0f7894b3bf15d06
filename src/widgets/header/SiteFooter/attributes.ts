import * as v from '../../../schema';

/** `<div data-quire="site-footer">the fallback links</div>` */
export const attributes = v.object({});
