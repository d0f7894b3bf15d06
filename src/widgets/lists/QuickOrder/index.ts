export { attributes, callbacks } from './attributes';
export { QuickOrder, type QuickOrderProps } from './QuickOrder';
