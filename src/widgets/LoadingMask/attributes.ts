import * as v from 'valibot';
import { flag, text } from '../../attributes/attribute';

/** `<div data-quire="loading-mask" data-active></div>` */
export const attributes = v.object({ active: v.optional(flag), label: v.optional(text) });

export const callbacks = [] as const;
