export { attributes, callbacks } from './attributes';
export { HeaderMenu, type HeaderMenuProps } from './HeaderMenu';
