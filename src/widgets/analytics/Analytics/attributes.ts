import { text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/**
 * `<div data-quire="analytics" data-adapter="analyticsAdapter" data-consent="mayTrack"></div>`, at the top of the page.
 */
export const attributes = v.object({ adapter: v.optional(text), consent: v.optional(text) });
