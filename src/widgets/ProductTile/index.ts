export { attributes, callbacks } from './attributes';
export { ProductTile, type ProductTileProps } from './ProductTile';
export { readAhead } from './readAhead';
