import type { Money } from '../../platform/rules/money';

/** How a gift card's balance is split: `applied` is paid to the order, `left` remains on the card. */
export type GiftShare = { applied: Money; left: Money };

/** Applies as much of a gift card as the remaining total allows. Both amounts have the same currency. */
export function giftShare(balance: Money, remaining: Money): GiftShare {
  const minor = Math.max(0, Math.min(balance.minor, remaining.minor));
  return { applied: { ...remaining, minor }, left: { ...balance, minor: Math.max(0, balance.minor - minor) } };
}
