import { flag, text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/**
 * `<div data-quire="analytics" data-adapter="analyticsAdapter" data-consent="mayTrack"></div>`, at the top of the page.
 * `data-replay` reports what happened before the widget was loaded, too.
 */
export const attributes = v.object({
  adapter: v.optional(text),
  consent: v.optional(text),
  replay: v.optional(flag),
});
