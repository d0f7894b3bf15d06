export { attributes, callbacks } from './attributes';
export { type IconCard, IconCards, type IconCardsProps } from './IconCards';
