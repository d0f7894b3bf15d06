export { attributes, callbacks } from './attributes';
export { QuickView, type QuickViewProps } from './QuickView';
