import { text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="compare-list"></div>`, on the compare page. */
export const attributes = v.object({ shopUrl: v.optional(text) });
