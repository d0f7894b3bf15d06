export {
  type AnalyticsAdapter,
  type AnalyticsDependencies,
  type AnalyticsOptions,
  startAnalytics,
} from './analytics/client/analytics';
export { type ApprovalDecision, decideOrders, readApprovalOrders } from './approvals/client/approvalsClient';
export type { ApprovalAction, ApprovalOrder, ApprovalOutcome } from './approvals/rules/approvals';
export type { AddOptions, SpecialAddress } from './cart/client/adding/addCall';
export type { ChangeResult, LineUpdate } from './cart/client/cartChanger';
export type { CartClient } from './cart/client/cartClient';
export { type CartExtras, createCartExtras } from './cart/client/cartExtras';
export type { CartState } from './cart/client/cartState';
export { rememberHolidays } from './cart/client/holidays';
export { modifyOrder } from './cart/client/modifyOrder';
export { type CartFlags, cartFlags } from './cart/client/sentCart';
export { relatedProducts, toCartDetails } from './cart/client/toCartDetails';
export type { AddFeedback, FeedbackOption, FeedbackSurface } from './cart/rules/adding/addFeedback';
export type { AddOutcome } from './cart/rules/adding/addOutcome';
export type { AddItem } from './cart/rules/adding/addRequest';
export type { ChildLine } from './cart/rules/cart';
export {
  activeLines,
  type Cart,
  type CartMessage,
  type CartSummary,
  type Delivery,
  type DeliveryType,
  isEmptyCart,
  type LineItem,
  type LinePrice,
  type RelatedProduct,
} from './cart/rules/cart';
export type { CartCoupon, CartDetails, LineDetails } from './cart/rules/cartDetails';
export { type LineChange, lineChanges } from './cart/rules/lineChange';
export { CART_CODES, type CartCode } from './cart/rules/notices/cartCodes';
export { type Notification, type NotificationGroup, notificationGroups } from './cart/rules/notices/notificationGroups';
export type { QuantityBounds } from './cart/rules/quantity';
export { checkQuantity, type QuantityVerdict, stepQuantity } from './cart/rules/quantity';
export type { SignInType } from './checkout/rules/checkoutDestination';
export { type ContentSlot, readBanners, readHtmlContent } from './content/client/contentClient';
export { readLanding } from './content/client/landingClient';
export type { Banner, BannerSize } from './content/rules/banner';
export type { Landing, LandingChoice, LandingChoices, LandingComponent } from './content/rules/landing';
export { type LandingFilters, landingFiltersOf, withLandingFilters } from './content/rules/landing';
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
export type { HeaderVariant } from './header/rules/headerVariant';
export type { HeadlineBlock } from './header/rules/headline';
export {
  type ListChange,
  type ListsClient,
  listsOf,
  type ProductHint,
} from './lists/client/listsClient';
export type { ListConflict, ListContent, ListsAnswer, ListsMetadata } from './lists/rules/listAnswers';
export { canEditList, type ListedItem, type ShoppingList } from './lists/rules/lists';
export { type ListSort, type ListsParams, listsParams } from './lists/rules/listsForm';
export { type OrderRequest, type PaymentClient, paymentOf } from './payment/client/paymentClient';
export type { CheckoutPayment } from './payment/rules/checkoutPayment';
export type { Address, AddressType } from './payment/rules/payment';
export type { VendorContact } from './payment/rules/vendorPayment';
export type { ClientLog } from './platform/client/clientLog';
export { browserHost } from './platform/client/host/browserHost';
export type { Host, HostRequest, HostResponse } from './platform/client/host/host';
export { type MemoryHost, type MemoryHostOptions, memoryHost } from './platform/client/host/memoryHost';
export { withStoragePrefix } from './platform/client/host/storage';
export type { Endpoint, NamedEndpoint } from './platform/client/http/endpoint';
export type { Request, Transport } from './platform/client/http/transport';
export { requestOverlay } from './platform/client/requestOverlay';
export type { Settings, StorefrontConfig } from './platform/client/settings';
export { GRID } from './platform/rules/breakpoints';
export {
  CommerceError,
  type CommerceErrorCodes,
  type CommerceErrorKind,
  isCommerceError,
} from './platform/rules/commerceError';
export { type ContextInput, createContext, type SiteVariables } from './platform/rules/context';
export { type Messages, messagesOver } from './platform/rules/messages';
export { type Money, moneyFromDecimal } from './platform/rules/money';
export { addMoney, decimalFromMoney, multiplyMoney } from './platform/rules/moneyMath';
export { formatMoney, normalisePrice, type PriceTextOptions } from './platform/rules/priceText';
export { type CustomerAttributes, customerAttributes } from './platform/rules/session/customer';
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
  isLinkAccount,
  isLinkPlus,
  isWholesaler,
  type PermissionDetail,
  type PermissionSet,
  shippingZip,
  sortOptions,
} from './platform/rules/session/permissions';
export { createSession, type Session } from './platform/rules/session/session';
export { ariaLabelKey } from './platform/rules/text';
export { type Carousel, type CarouselOptions, readCarousel } from './products/client/carouselClient';
export type { CarouselRequest, RecommendedTile } from './products/client/carouselSources';
export { type ProductTileClient, type ProductTiles, productTilesOf } from './products/client/productTileClient';
export {
  createRecommendationClient,
  type Recommendation,
  type RecommendationClient,
} from './products/client/recommendationClient';
export type { RecommendationInputs, RecommendationShelf } from './products/client/recommendationRequest';
export { type CustomOption, customizeUrl } from './products/rules/customize';
export { checkTile, type ProductTile, type Restriction } from './products/rules/productTile';
export { fbtScheme, type RecommendationPlacement, type RecommendationType } from './products/rules/recommendations';
export { type SavedItemsClient, savedItemsOf } from './saved/client/savedItemsClient';
export type { SavedItemsState } from './saved/client/savedItemsList';
export { canSaveForLater, type SavedItem, type SavedPlan } from './saved/rules/savedItems';
export type { MoveOutcome } from './saved/rules/savedMessages';
export type { Storefront } from './storefront';
export { createPickupClient, type PickupClient, type PickupStores } from './stores/client/pickupClient';
export { preferredStore, rememberStore } from './stores/client/preferredStore';
export { chooseStore, findLocalBusiness, findStores, type StoreSearch } from './stores/client/storeLocator';
export { type GeoPoint, type LocalBusiness, type Store, storeName } from './stores/rules/store';
