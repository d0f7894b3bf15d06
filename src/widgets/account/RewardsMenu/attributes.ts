import { text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="rewards-menu"><a href="/rewards">Rewards</a></div>` */
export const attributes = v.object({ rewardsNumber: v.optional(text) });

export const callbacks = ['onOpenChange'] as const;
