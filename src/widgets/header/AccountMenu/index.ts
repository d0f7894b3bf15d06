export { AccountMenu, type AccountMenuProps } from './AccountMenu';
export { attributes, callbacks } from './attributes';
