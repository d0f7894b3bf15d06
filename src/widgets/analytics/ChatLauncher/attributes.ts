import { text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="chat-launcher" data-department="3"><a href="/help">Help</a></div>` */
export const attributes = v.object({ department: v.optional(text), line: v.optional(text), label: v.optional(text) });

export const callbacks = ['onOpen'] as const;
