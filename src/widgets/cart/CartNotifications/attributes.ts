import * as v from '../../../schema';

/** `<div data-quire="cart-notifications" data-placement="header"></div>` [CART-NOTE-012] */
export const attributes = v.object({
  placement: v.optional(v.picklist(['cart', 'header', 'mini'])),
});
