import { flag, text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="loading-mask" data-active></div>` */
export const attributes = v.object({ active: v.optional(flag), label: v.optional(text) });
