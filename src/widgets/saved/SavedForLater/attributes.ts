import { flag } from '../../../attributes/attribute';
import * as v from '../../../schema';

/**
 * `<div data-quire="saved-for-later" data-layout="page" data-show-move-all="false"></div>`. Its event is that of the page:
 * `quire:saved-items:changed` on the document.
 */
export const attributes = v.object({
  layout: v.optional(v.picklist(['page', 'panel'])),
  showMoveAll: v.optional(flag),
});
