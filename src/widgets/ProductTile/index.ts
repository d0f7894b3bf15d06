export { readAhead } from '../../hooks/useProductTiles';
export { attributes, callbacks } from './attributes';
export { ProductTile, type ProductTileProps } from './ProductTile';
