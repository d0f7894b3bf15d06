export { attributes, callbacks } from './attributes';
export { RequiredCookies, type RequiredCookiesProps } from './RequiredCookies';
