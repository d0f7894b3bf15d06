export { attributes, callbacks } from './attributes';
export { MissingPoints, type MissingPointsProps } from './MissingPoints';
