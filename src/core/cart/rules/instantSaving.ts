/** The default label of an instant saving [CART-ENT-024]. */
export const INSTANT_SAVING = 'Instant Saving';
