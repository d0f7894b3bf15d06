export { attributes, callbacks } from './attributes';
export { LoginDrawer, type LoginDrawerProps } from './LoginDrawer';
