import { flag, milliseconds } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="gift-card-balance" data-drawer></div>`: in the page, or behind a button in a drawer [OVR-011]. */
export const attributes = v.object({ drawer: v.optional(flag), iframeTimeoutMs: v.optional(milliseconds) });

/** What the page hears of its drawer: `quire:open` and `quire:close`. */
export const callbacks = ['onOpen', 'onClose'] as const;
