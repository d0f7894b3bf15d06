export { attributes, callbacks } from './attributes';
export { CreateListDrawer, type CreateListDrawerProps } from './CreateListDrawer';
