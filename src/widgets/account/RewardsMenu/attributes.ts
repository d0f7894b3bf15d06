import { text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="rewards-menu"><a href="/rewards">Rewards</a></div>` */
export const attributes = v.object({ rewardsNumber: v.optional(text) });

/** Events that the page can listen for: `quire:open`. */
export const callbacks = ['onOpenChange'] as const;
