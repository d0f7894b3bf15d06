export { attributes, callbacks } from './attributes';
export { RecsCarousel, type RecsCarouselProps } from './RecsCarousel';
