export { attributes, callbacks } from './attributes';
export { StoreLocator, type StoreLocatorProps } from './StoreLocator';
