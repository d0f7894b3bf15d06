export { attributes, callbacks } from './attributes';
export { SavedForLater, type SavedForLaterProps } from './SavedForLater';
