export { attributes, callbacks } from './attributes';
export { CustomizeDrawer, type CustomizeDrawerProps } from './CustomizeDrawer';
