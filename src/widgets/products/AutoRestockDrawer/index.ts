export { AutoRestockDrawer, type AutoRestockDrawerProps } from './AutoRestockDrawer';
export { attributes, callbacks } from './attributes';
