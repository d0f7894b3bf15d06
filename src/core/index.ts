export * from './account/index';
export * from './analytics/index';
export * from './approvals/index';
export * from './cart/index';
export * from './checkout/index';
export * from './content/index';
export { createStorefront } from './createStorefront';
export { ENDPOINTS, type EndpointName } from './endpoints';
export type { AnalyticsEvent, AnalyticsKind } from './events/analyticsEvent';
export { createEventBus, type EventBus } from './events/eventBus';
export type { CartOrigin, EventMap, EventName, PublishedEvent } from './events/eventMap';
export type {
  OverlayName,
  OverlayOutcome,
  OverlayRequest,
  OverlayRequests,
  PublishedOverlayRequest,
} from './events/overlays';
export * from './header/index';
export * from './lists/index';
export * from './payment/index';
export type { ClientLog } from './platform/client/clientLog';
export { type ConsentCategory, hasConsent } from './platform/client/consent';
export { type BrowserHostOptions, browserHost } from './platform/client/host/browserHost';
export type { CookieNames } from './platform/client/host/cookies';
export type { Host, HostRequest, HostResponse, HostSignal } from './platform/client/host/host';
export { type MemoryHost, type MemoryHostOptions, memoryHost } from './platform/client/host/memoryHost';
export { withStoragePrefix } from './platform/client/host/storage';
export type { Endpoint } from './platform/client/http/endpoint';
export { requestShop } from './platform/client/http/requestShop';
export type { Request as ShopRequest } from './platform/client/http/transport';
export { requestOverlay } from './platform/client/requestOverlay';
export type { PaymentSettings, Settings, StorefrontConfig, TileInputs } from './platform/client/settings';
export { type Breakpoint, breakpointOf, GRID } from './platform/rules/breakpoints';
export {
  CommerceError,
  type CommerceErrorCodes,
  type CommerceErrorKind,
  isCommerceError,
} from './platform/rules/commerceError';
export type { Country } from './platform/rules/contact';
export { type ContextInput, createContext, type Site, type SiteVariables } from './platform/rules/context';
export { loginUrlFor } from './platform/rules/loginRedirect';
export { type Messages, messagesOver, type Overrides } from './platform/rules/messages';
export { type Money, moneyFromDecimal } from './platform/rules/money';
export {
  addMoney,
  compareMoney,
  decimalFromMoney,
  multiplyMoney,
  subtractMoney,
} from './platform/rules/moneyMath';
export { formatMoney, normalisePrice, type PriceTextOptions } from './platform/rules/priceText';
export { type CustomerAttributes, maskCustomerNumber } from './platform/rules/session/customer';
export {
  blockType,
  canBuy,
  canBuyOffContract,
  canPickUpInStore,
  hasMarketPrice,
  hasOnContractFilter,
  hasPermission,
  isHealthcare,
  isHealthcareRefusal,
  isWholesaler,
  type PermissionDetail,
  type PermissionSet,
  sortOptions,
} from './platform/rules/session/permissions';
export { createSession, type Session } from './platform/rules/session/session';
export { ariaLabelKey } from './platform/rules/text';
export * from './products/index';
export * from './saved/index';
export type { Storefront } from './storefront';
export * from './stores/index';
