import { list } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="required-cookies" data-categories="analytics,advertising"></div>` */
export const attributes = v.object({ categories: v.optional(list) });

/** Event that the page can listen for: `quire:change`, with the allowed categories. */
export const callbacks = ['onChange'] as const;
