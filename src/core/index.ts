export type { AddOptions, SpecialAddress } from './client/addCall';
export { type AnalyticsAdapter, type AnalyticsParts, type AnalyticsWishes, startAnalytics } from './client/analytics';
export { type ApprovalDecision, decideOrders, readApprovalOrders } from './client/approvalsClient';
export { askOverlay } from './client/askOverlay';
export { browserHost } from './client/browserHost';
export { type Carousel, type CarouselOptions, readCarousel } from './client/carouselClient';
export type { CarouselWish, RecommendedTile } from './client/carouselSources';
export type { ChangeResult, LineUpdate } from './client/cartChanger';
export type { CartClient } from './client/cartClient';
export { type CartExtras, createCartExtras } from './client/cartExtras';
export { type CartMarks, cartMarks } from './client/cartMarks';
export type { CartState } from './client/cartState';
export type { ClientLog } from './client/clientLog';
export { type ContentPlace, readBanners, readHtmlContent } from './client/contentClient';
export { createStorefront } from './client/createStorefront';
export type { Endpoint, NamedEndpoint } from './client/endpoints/endpoint';
export { ENDPOINTS, type EndpointName } from './client/endpoints/index';
export { rememberHolidays } from './client/holidays';
export type { Host, HostRequest, HostResponse } from './client/host';
export { readLanding } from './client/landingClient';
export { type ListChange, type ListsClient, type ListsRequests, listsOf, type ProductHint } from './client/listsClient';
export { type ListsState, type ListsView, openLists } from './client/listsView';
export { type MemoryHost, type MemoryHostParts, memoryHost } from './client/memoryHost';
export { modifyOrder } from './client/modifyOrder';
export { type OpenList, type OpenListState, openList } from './client/openList';
export { type OrderWish, type PaymentClient, paymentOf } from './client/paymentClient';
export { createPickupClient, type PickupClient, type PickupStores } from './client/pickupClient';
export { preferredStore, rememberStore } from './client/preferredStore';
export { type ProductTileClient, type ProductTiles, productTilesOf } from './client/productTileClient';
export {
  createRecommendationClient,
  type Recommendation,
  type RecommendationClient,
} from './client/recommendationClient';
export type { RecommendationInputs, RecommendationShelf } from './client/recommendationRequest';
export { type SavedItemsClient, savedItemsOf } from './client/savedItemsClient';
export type { SavedItemsState } from './client/savedItemsState';
export type { Settings, StorefrontConfig } from './client/settings';
export { withStoragePrefix } from './client/storagePrefix';
export type { Storefront } from './client/storefront';
export { chooseStore, findLocalBusiness, findStores, type StoreSearch } from './client/storeLocator';
export { toCartDetails } from './client/toCartDetails';
export { relatedProducts } from './client/toRelated';
export type { Request, Transport } from './client/transport';
export type { AnalyticsEvent, AnalyticsKind } from './events/analyticsEvent';
export { createEventBus, type EventBus } from './events/eventBus';
export type { CartOrigin, EventMap, EventName, PublishedEvent } from './events/eventMap';
export type { OverlayName, OverlayOutcome, OverlayWish, OverlayWishes, WantedOverlay } from './events/overlays';
export type { AddFeedback } from './rules/addFeedback';
export type { AddOutcome } from './rules/addOutcome';
export type { AddItem } from './rules/addRequest';
export type { ApprovalAction, ApprovalOrder, ApprovalOutcome } from './rules/approvals';
export type { Banner, BannerSize } from './rules/banner';
export { GRID } from './rules/breakpoints';
export {
  activeLines,
  type Cart,
  type CartMessage,
  type Delivery,
  type DeliveryType,
  isEmptyCart,
  type LineItem,
  type LinePrice,
  type RelatedProduct,
} from './rules/cart';
export { CART_CODES, type CartCode } from './rules/cartCodes';
export type { CartCoupon, CartDetails, LineDetails } from './rules/cartDetails';
export type { ChildLine } from './rules/childLine';
export { CommerceError, type CommerceErrorKind } from './rules/commerceError';
export { type ContextInput, createContext, type SiteVariables } from './rules/context';
export { type CustomerAttributes, customerAttributes } from './rules/customer';
export { type CustomOption, customizeUrl } from './rules/customize';
export type { FeedbackSurface, FeedbackWish } from './rules/feedbackSurface';
export type { HeaderVariant } from './rules/headerVariant';
export type { Landing, LandingChoice, LandingChoices, LandingComponent } from './rules/landing';
export { type LandingFilters, landingFiltersOf, withLandingFilters } from './rules/landingFilters';
export { type Messages, messagesOver } from './rules/language';
export { type LineChange, lineChanges } from './rules/lineChange';
export type { ListConflict, ListContent, ListsAnswer, ListsMetadata, RequestStatus } from './rules/listAnswers';
export { canEditList, type ListedItem, type ShoppingList } from './rules/lists';
export { type ListSort, type ListsQuery, listsQuery } from './rules/listsForm';
export { type Money, moneyFromDecimal } from './rules/money';
export { addMoney, decimalFromMoney, multiplyMoney } from './rules/moneyMath';
export { type Notification, type NotificationGroup, notificationGroups } from './rules/notificationGroups';
export type { Address, AddressType } from './rules/payment';
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
} from './rules/permissions';
export { formatMoney, normalisePrice, type PriceTextOptions } from './rules/priceText';
export { checkTile, type ProductTile, type Restriction } from './rules/productTile';
export { checkQuantity, type QuantityVerdict, stepQuantity } from './rules/quantity';
export type { QuantityBounds } from './rules/quantityLimits';
export { fbtScheme, type RecommendationPlace, type RecommendationType } from './rules/recommendations';
export { canSaveForLater, type SavedItem, type SavedPlan } from './rules/savedItems';
export type { MoveOutcome } from './rules/savedWords';
export { createSession, type Session } from './rules/session';
export type { SignInType } from './rules/signInType';
export { type GeoPoint, type LocalBusiness, type Store, storeName } from './rules/store';
export { ariaLabelKey } from './rules/text';
export type { VendorContact } from './rules/vendorPayment';
