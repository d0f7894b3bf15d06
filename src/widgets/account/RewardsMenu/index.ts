export { attributes, callbacks } from './attributes';
export { RewardsMenu, type RewardsMenuProps } from './RewardsMenu';
