export { attributes, callbacks } from './attributes';
export { PickUpToday, type PickUpTodayProps } from './PickUpToday';
