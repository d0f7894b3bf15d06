import { text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="rewards-menu"><a href="/rewards">Rewards</a></div>` */
export const attributes = v.object({ rewardsNumber: v.optional(text) });

/** What the page hears of it: `quire:open`. */
export const callbacks = ['onOpen'] as const;
