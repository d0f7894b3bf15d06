import { text } from '../../../attributes/attribute';
import * as v from '../../../schema';

const step = v.object({ title: text, text: v.optional(text) });

/**
 * `<div data-quire="onboarding"><script type="application/json">
 * { "steps": [{ "title": "Find it", "text": "Search by name or number." }] }</script></div>`
 */
export const attributes = v.object({ steps: v.array(step), label: v.optional(text) });

export const callbacks = ['onOpenChange', 'onSuccess'] as const;
