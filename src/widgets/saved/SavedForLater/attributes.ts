import { flag } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="saved-for-later" data-layout="page" data-show-move-all="false"></div>` */
export const attributes = v.object({
  layout: v.optional(v.picklist(['page', 'panel'])),
  showMoveAll: v.optional(flag),
});

/** The page can listen for `quire:saved-items:changed` on the document. The widget has no events of its own. */
export const callbacks = [] as const;
