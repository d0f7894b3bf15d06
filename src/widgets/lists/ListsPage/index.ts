export { attributes, callbacks } from './attributes';
export { ListsPage, type ListsPageProps } from './ListsPage';
