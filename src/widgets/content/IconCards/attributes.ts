import { text, wholeNumber } from '../../../attributes/attribute';
import * as v from '../../../schema';

const card = v.object({ headline: text, url: v.optional(text), image: v.optional(text) });

/**
 * `<div data-quire="icon-cards" data-max="18"><script type="application/json">
 * { "cards": [{ "headline": "Same-day pickup", "url": "/pickup", "image": "/icons/pickup.svg" }] }</script></div>`
 */
export const attributes = v.object({ cards: v.array(card), max: v.optional(wholeNumber) });
