export { attributes, callbacks } from './attributes';
export { ListsDrawer, type ListsDrawerProps } from './ListsDrawer';
