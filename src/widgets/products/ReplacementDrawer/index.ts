export { attributes, callbacks } from './attributes';
export { ReplacementDrawer, type ReplacementDrawerProps } from './ReplacementDrawer';
