/** The label of an instant saving that has none of its own [CART-ENT-024]. */
export const INSTANT_SAVING = 'Instant Saving';
