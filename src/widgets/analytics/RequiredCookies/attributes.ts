import { list } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="required-cookies" data-categories="analytics,advertising"></div>` */
export const attributes = v.object({ categories: v.optional(list) });

/** What the page hears of it: `quire:change` with the categories that are allowed. */
export const callbacks = ['onChange'] as const;
