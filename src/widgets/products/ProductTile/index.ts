export { readAhead } from '../../../hooks/products/useProductTiles';
export { attributes, callbacks } from './attributes';
export { ProductTile, type ProductTileProps } from './ProductTile';
