export { attributes, callbacks } from './attributes';
export { CompatiblePrinters, type CompatiblePrintersProps } from './CompatiblePrinters';
