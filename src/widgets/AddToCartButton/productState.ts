import type { Say } from '../../hooks/useMessages';
import type { messages } from './messages';

/** What a product's own state does to its button. */
export type ProductState = 'blocked' | 'out-of-stock' | 'coming-soon' | 'pre-order' | 'in-store-only';

/** What stands on the button and below it, and whether it does nothing at all. */
export function wordsOfState(state: ProductState | undefined, say: Say<keyof typeof messages>) {
  switch (state) {
    case 'blocked':
      return { label: say('blocked'), hint: say('blockedByPolicy'), isOff: true };
    case 'out-of-stock':
      return { label: say('outOfStock'), hint: undefined, isOff: true };
    case 'coming-soon':
      return { label: say('comingSoon'), hint: undefined, isOff: true };
    case 'pre-order':
      return { label: say('preOrder'), hint: undefined, isOff: false };
    case 'in-store-only':
      return { label: say('add'), hint: say('pickupOnly'), isOff: false };
    case undefined:
      return { label: say('add'), hint: undefined, isOff: false };
  }
}
