import * as v from '../../../schema';

/**
 * `<div data-quire="headline-text"><script type="application/json"> { "blocks": [{ "headlinertext": "New",
 * "headlinerstyle": ["Bold"] }] }</script></div>`, in the shop's field format [MENU-004].
 */
export const attributes = v.object({ blocks: v.array(v.unknown()) });
