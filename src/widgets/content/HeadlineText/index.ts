export { attributes, callbacks } from './attributes';
export { HeadlineText, type HeadlineTextProps } from './HeadlineText';
