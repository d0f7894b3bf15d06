export { attributes, callbacks } from './attributes';
export { WelcomeMessage, type WelcomeMessageProps } from './WelcomeMessage';
