import type { messages } from './messages';

/** The product states that change the button. */
export type ProductState = 'blocked' | 'out-of-stock' | 'coming-soon' | 'pre-order' | 'in-store-only';

/** The label and the hint of the button, and whether it is disabled. */
type Look = { label: keyof typeof messages; hint?: keyof typeof messages; isOff?: boolean };

const LOOKS: Record<ProductState, Look> = {
  blocked: { label: 'blocked', hint: 'blockedByPolicy', isOff: true },
  'out-of-stock': { label: 'outOfStock', isOff: true },
  'coming-soon': { label: 'comingSoon', isOff: true },
  'pre-order': { label: 'preOrder' },
  'in-store-only': { label: 'add', hint: 'pickupOnly' },
};

export const lookOf = (state: ProductState | undefined): Look => (state ? LOOKS[state] : { label: 'add' });
