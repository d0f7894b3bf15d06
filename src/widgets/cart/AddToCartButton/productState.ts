import type { messages } from './messages';

/** What a product's own state does to its button. */
export type ProductState = 'blocked' | 'out-of-stock' | 'coming-soon' | 'pre-order' | 'in-store-only';

/** What stands on the button and below it, and whether it does nothing at all. */
type Look = { label: keyof typeof messages; hint?: keyof typeof messages; isOff?: boolean };

const LOOKS: Record<ProductState, Look> = {
  blocked: { label: 'blocked', hint: 'blockedByPolicy', isOff: true },
  'out-of-stock': { label: 'outOfStock', isOff: true },
  'coming-soon': { label: 'comingSoon', isOff: true },
  'pre-order': { label: 'preOrder' },
  'in-store-only': { label: 'add', hint: 'pickupOnly' },
};

export const lookOf = (state: ProductState | undefined): Look => (state ? LOOKS[state] : { label: 'add' });
