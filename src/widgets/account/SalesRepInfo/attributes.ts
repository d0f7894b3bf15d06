import { text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="sales-rep-info"></div>`. Attributes override the representative of the session. */
export const attributes = v.object({ name: v.optional(text), email: v.optional(text), phone: v.optional(text) });
