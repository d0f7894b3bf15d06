import { flag, milliseconds } from '../../../attributes/attribute';
import * as v from '../../../schema';

/**
 * `<div data-quire="gift-card-balance" data-drawer></div>`: a button with a drawer; without `data-drawer`, inline in
 * the page [OVR-011].
 */
export const attributes = v.object({ drawer: v.optional(flag), iframeTimeoutMs: v.optional(milliseconds) });

export const callbacks = ['onOpenChange'] as const;
