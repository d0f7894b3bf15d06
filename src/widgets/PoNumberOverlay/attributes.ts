import * as v from 'valibot';
import { flag } from '../../attributes/attribute';

/** `<div data-quire="po-number-overlay"></div>`, once on a page of a business; others ask it to open. */
export const attributes = v.object({ required: v.optional(flag) });

/** What the page hears of it: `quire:open`, `quire:close` and `quire:save`. */
export const callbacks = ['onOpen', 'onClose', 'onSave'] as const;
