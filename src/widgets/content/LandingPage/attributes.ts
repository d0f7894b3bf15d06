import { flag, text } from '../../../attributes/attribute';
import * as v from '../../../schema';

const values = v.optional(v.array(text));

const yesOrNo = v.custom<boolean>((value) => typeof value === 'boolean', 'true or false');

const filters = v.object({
  brands: values,
  categories: values,
  bopis: v.optional(yesOrNo),
  promo: v.optional(text),
});

/**
 * `<div data-quire="landing-page"><script type="application/json">{ "filters": { "brands": ["Xerox"] } }</script>…</div>`
 * around what the server has for the page; its filters are always set, and the address says the customer's own [CONT-003].
 */
export const attributes = v.object({
  filters: v.optional(filters),
  showCompare: v.optional(flag),
  feedback: v.optional(v.picklist(['toast', 'drawer', 'overlay', 'none'])),
});

/** What the page hears of it: `quire:press`. */
export const callbacks = ['onPress'] as const;
