export { attributes, callbacks } from './attributes';
export { SalesRepInfo, type SalesRepInfoProps } from './SalesRepInfo';
