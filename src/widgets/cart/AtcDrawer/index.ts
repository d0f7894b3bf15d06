export { AtcDrawer, type AtcDrawerProps } from './AtcDrawer';
export { attributes, callbacks } from './attributes';
