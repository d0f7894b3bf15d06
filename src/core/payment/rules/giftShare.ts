import type { Money } from '../../platform/rules/money';

/** What of a card's balance goes to an order: `applied` now, `left` stays on the card. */
export type GiftShare = { applied: Money; left: Money };

/** A gift card pays as much as it can of what earlier ones leave. Both amounts are of one currency. */
export function giftShare(balance: Money, remaining: Money): GiftShare {
  const minor = Math.max(0, Math.min(balance.minor, remaining.minor));
  return { applied: { ...remaining, minor }, left: { ...balance, minor: Math.max(0, balance.minor - minor) } };
}
