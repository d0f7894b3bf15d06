export { attributes, callbacks } from './attributes';
export { MiniCart, type MiniCartProps } from './MiniCart';
