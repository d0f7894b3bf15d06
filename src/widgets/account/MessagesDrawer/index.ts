export { attributes, callbacks } from './attributes';
export { MessagesDrawer, type MessagesDrawerProps } from './MessagesDrawer';
