export { attributes, callbacks } from './attributes';
export { SubscribeOffers, type SubscribeOffersProps } from './SubscribeOffers';
