import { text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="rewards-overlay" data-label="Rewards"></div>` */
export const attributes = v.object({ label: v.optional(text) });

export const callbacks = ['onOpenChange'] as const;

export const isDormant = true;
