import * as v from 'valibot';
import { Flag } from './scalar';

/** What the shop marks a cart with, for the way to its checkout [CART-ENT-004]. */
export const CartMarksBody = v.object({ enablePaypal: Flag, isMandatoryEnabled: Flag, proceedCheckout: Flag });
