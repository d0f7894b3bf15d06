export { attributes, callbacks } from './attributes';
export { LoyaltyOffers, type LoyaltyOffersProps } from './LoyaltyOffers';
