import { text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="compare-tray" data-compare-url="/compare"></div>`, once on a page of tiles. */
export const attributes = v.object({ compareUrl: v.optional(text) });
