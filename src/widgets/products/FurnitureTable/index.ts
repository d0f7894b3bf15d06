export { attributes, callbacks } from './attributes';
export { FurnitureTable, type FurnitureTableProps } from './FurnitureTable';
export type { FurnitureColumn } from './OptionRow';
