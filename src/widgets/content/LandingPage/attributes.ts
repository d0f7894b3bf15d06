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
 * `<div data-quire="landing-page"><script type="application/json">{ "filters": { "brands":
 * ["Xerox"] } }</script>…</div>` around the fallback HTML of the page. Its filters are always set; the address contains
 * the customer's own filters [CONT-003].
 */
export const attributes = v.object({
  filters: v.optional(filters),
  showCompare: v.optional(flag),
  feedback: v.optional(v.picklist(['toast', 'drawer', 'overlay', 'none'])),
});

export const callbacks = ['onPress'] as const;
