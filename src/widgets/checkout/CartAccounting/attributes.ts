import { flag } from '../../../attributes/attribute';
import * as v from '../../../schema';

/**
 * `<div data-quire="cart-accounting"></div>`. Place it beside the cart of a business, on a page with the overlays that it
 * opens.
 */
export const attributes = v.object({ showLines: v.optional(flag) });
