export { createStorefront } from './core/createStorefront';
export type { PrintService } from './core/header/client/headerClient';
export type { StorefrontConfig } from './core/platform/client/settings';
export { CommerceError, type CommerceErrorKind, isCommerceError } from './core/platform/rules/commerceError';
export type { Storefront } from './core/storefront';
export { StorefrontProvider, type StorefrontProviderProps, useStorefront } from './hooks/platform/StorefrontProvider';

// grouped by subject, hooks before widgets

export { customMessagesQuery } from './hooks/account/customMessagesQuery';
export { rewardsQuery } from './hooks/account/rewardsQuery';
export { useCustomer } from './hooks/account/useCustomer';
export { type Credentials, useSignIn } from './hooks/account/useSignIn';
export { approvalsQuery } from './hooks/approvals/approvalsQuery';
export { type AddToCart, useAddToCart } from './hooks/cart/useAddToCart';
export { useCart, useCartState } from './hooks/cart/useCart';
export { useCartDetails } from './hooks/cart/useCartDetails';
export { type LineQuantity, useLineQuantity } from './hooks/cart/useLineQuantity';
export { useRemoveLine } from './hooks/cart/useRemoveLine';
export { orderQuery } from './hooks/checkout/orderQuery';
export { useAccountingGate } from './hooks/checkout/useAccountingGate';
export { type Checkout, useCheckout } from './hooks/checkout/useCheckout';
export { bannersQuery, htmlContentQuery, landingQuery } from './hooks/content/contentQueries';
export type { FormDrawerOptions } from './hooks/content/useFormDrawer';
export { printServicesQuery, siteHeaderQuery, suggestionsQuery } from './hooks/header/headerQueries';
export type { ListEdit, ListEdited } from './hooks/lists/listEditor';
export { listQuery, listsQuery } from './hooks/lists/listsQueries';
export { type List, useList } from './hooks/lists/useList';
export { type Lists, useLists } from './hooks/lists/useLists';
export { checkoutPaymentQuery } from './hooks/payment/checkoutPaymentQuery';
export { type PlaceOrder, usePlaceOrder } from './hooks/payment/usePlaceOrder';
export type { ShopKey, ShopQuery } from './hooks/platform/shopQuery';
export type { Action, ActionCallbacks } from './hooks/platform/useAction';
export type { OpenProps } from './hooks/platform/useOpenState';
export { type HandledRequest, useOverlayRequest } from './hooks/platform/useOverlayRequest';
export { useRequestOverlay } from './hooks/platform/useRequestOverlay';
export type { ShopMutation } from './hooks/platform/useShopMutation';
export { carouselQuery } from './hooks/products/carouselQuery';
export { productTilesQuery } from './hooks/products/productTilesQuery';
export { type RecommendationsParams, recommendationsQuery } from './hooks/products/recommendationsQuery';
export { type ListItem, useAddToList } from './hooks/products/useAddToList';
export { type CarouselState, useCarousel } from './hooks/products/useCarousel';
export { type CompareListState, useCompareList } from './hooks/products/useCompareList';
export type { ProductDrawerOptions } from './hooks/products/useProductDrawer';
export { type ProductTilesState, useProductTiles } from './hooks/products/useProductTiles';
export { useRecommendations } from './hooks/products/useRecommendations';
export { useRelatedProducts } from './hooks/products/useRelatedProducts';
export { type SavedAction, type SavedResult, useSavedActions } from './hooks/saved/useSavedActions';
export { type SavedItems, useSavedItems } from './hooks/saved/useSavedItems';
export { useSaveForLater } from './hooks/saved/useSaveForLater';
export { storeQuery } from './hooks/stores/storeQuery';
export { usePreferredStore } from './hooks/stores/usePreferredStore';
export type { ButtonAttributes, RenderButton } from './ui/controls/Button';
export type { RenderTile, TileParts } from './ui/product/TileCard';
export type { RootProps } from './ui/rendering/Widget';
export { BecomeCustomer, type BecomeCustomerProps } from './widgets/account/BecomeCustomer/BecomeCustomer';
export { BonusCategories, type BonusCategoriesProps } from './widgets/account/BonusCategories/BonusCategories';
export { LoginDrawer, type LoginDrawerProps } from './widgets/account/LoginDrawer/LoginDrawer';
export { LoyaltyEnrollment, type LoyaltyEnrollmentProps } from './widgets/account/LoyaltyEnrollment/LoyaltyEnrollment';
export { LoyaltyOffers, type LoyaltyOffersProps } from './widgets/account/LoyaltyOffers/LoyaltyOffers';
export { MessagesDrawer, type MessagesDrawerProps } from './widgets/account/MessagesDrawer/MessagesDrawer';
export { MissingPoints, type MissingPointsProps } from './widgets/account/MissingPoints/MissingPoints';
export { RewardsMenu, type RewardsMenuProps } from './widgets/account/RewardsMenu/RewardsMenu';
export { RewardsOverlay, type RewardsOverlayProps } from './widgets/account/RewardsOverlay/RewardsOverlay';
export { SalesRepInfo, type SalesRepInfoProps } from './widgets/account/SalesRepInfo/SalesRepInfo';
export { WelcomeMessage, type WelcomeMessageProps } from './widgets/account/WelcomeMessage/WelcomeMessage';
export { Analytics, type AnalyticsProps } from './widgets/analytics/Analytics/Analytics';
export { ChatLauncher, type ChatLauncherProps } from './widgets/analytics/ChatLauncher/ChatLauncher';
export { FeedbackSurvey, type FeedbackSurveyProps } from './widgets/analytics/FeedbackSurvey/FeedbackSurvey';
export { RequiredCookies, type RequiredCookiesProps } from './widgets/analytics/RequiredCookies/RequiredCookies';
export { OrderApprovals, type OrderApprovalsProps } from './widgets/approvals/OrderApprovals/OrderApprovals';
export {
  AddToCartButton,
  type AddToCartButtonProps,
  type ProductState,
} from './widgets/cart/AddToCartButton/AddToCartButton';
export { ApiFailureOverlay, type ApiFailureOverlayProps } from './widgets/cart/ApiFailureOverlay/ApiFailureOverlay';
export { AtcDrawer, type AtcDrawerProps } from './widgets/cart/AtcDrawer/AtcDrawer';
export { CartNotifications, type CartNotificationsProps } from './widgets/cart/CartNotifications/CartNotifications';
export { CartPage, type CartPageProps } from './widgets/cart/CartPage/CartPage';
export { ClearCartOverlay, type ClearCartOverlayProps } from './widgets/cart/ClearCartOverlay/ClearCartOverlay';
export { MiniCart, type MiniCartProps } from './widgets/cart/MiniCart/MiniCart';
export {
  OutOfStockOverlay,
  type OutOfStockOverlayProps,
  type SoldOutItem,
} from './widgets/cart/OutOfStockOverlay/OutOfStockOverlay';
export {
  BudgetCenterOverlay,
  type BudgetCenterOverlayProps,
} from './widgets/checkout/BudgetCenterOverlay/BudgetCenterOverlay';
export { CartAccounting, type CartAccountingProps } from './widgets/checkout/CartAccounting/CartAccounting';
export { CheckoutButton, type CheckoutButtonProps } from './widgets/checkout/CheckoutButton/CheckoutButton';
export { OrderConfirmation, type OrderConfirmationProps } from './widgets/checkout/OrderConfirmation/OrderConfirmation';
export { PoNumberOverlay, type PoNumberOverlayProps } from './widgets/checkout/PoNumberOverlay/PoNumberOverlay';
export { QuoteOverlay, type QuoteOverlayProps } from './widgets/checkout/QuoteOverlay/QuoteOverlay';
export { ShipToOverlay, type ShipToOverlayProps } from './widgets/checkout/ShipToOverlay/ShipToOverlay';
export { BrandShopBanner, type BrandShopBannerProps } from './widgets/content/BrandShopBanner/BrandShopBanner';
export { ContentBanner, type ContentBannerProps } from './widgets/content/ContentBanner/ContentBanner';
export { HeadlineText, type HeadlineTextProps } from './widgets/content/HeadlineText/HeadlineText';
export { type IconCard, IconCards, type IconCardsProps } from './widgets/content/IconCards/IconCards';
export { LandingPage, type LandingPageProps } from './widgets/content/LandingPage/LandingPage';
export { MarketingDrawer, type MarketingDrawerProps } from './widgets/content/MarketingDrawer/MarketingDrawer';
export { Onboarding, type OnboardingProps, type OnboardingStep } from './widgets/content/Onboarding/Onboarding';
export { PremiumOverlay, type PremiumOverlayProps } from './widgets/content/PremiumOverlay/PremiumOverlay';
export { SubscribeOffers, type SubscribeOffersProps } from './widgets/content/SubscribeOffers/SubscribeOffers';
export { AccountMenu, type AccountMenuProps } from './widgets/header/AccountMenu/AccountMenu';
export { BudgetOverlay, type BudgetOverlayProps } from './widgets/header/BudgetOverlay/BudgetOverlay';
export { HeaderMenu, type HeaderMenuProps } from './widgets/header/HeaderMenu/HeaderMenu';
export { LoadingMask, type LoadingMaskProps } from './widgets/header/LoadingMask/LoadingMask';
export { SearchBox, type SearchBoxProps } from './widgets/header/SearchBox/SearchBox';
export { SiteFooter, type SiteFooterProps } from './widgets/header/SiteFooter/SiteFooter';
export { SiteHeader, type SiteHeaderProps } from './widgets/header/SiteHeader/SiteHeader';
export { TopHatBanner, type TopHatBannerProps } from './widgets/header/TopHatBanner/TopHatBanner';
export { AddToList, type AddToListProps } from './widgets/lists/AddToList/AddToList';
export { CreateListDrawer, type CreateListDrawerProps } from './widgets/lists/CreateListDrawer/CreateListDrawer';
export { ListDetails, type ListDetailsProps } from './widgets/lists/ListDetails/ListDetails';
export { ListsDrawer, type ListsDrawerProps } from './widgets/lists/ListsDrawer/ListsDrawer';
export { ListsPage, type ListsPageProps } from './widgets/lists/ListsPage/ListsPage';
export { QuickOrder, type QuickOrderProps } from './widgets/lists/QuickOrder/QuickOrder';
export { GiftCardBalance, type GiftCardBalanceProps } from './widgets/payment/GiftCardBalance/GiftCardBalance';
export { PaymentTabs, type PaymentTabsProps } from './widgets/payment/PaymentTabs/PaymentTabs';
export { PlaceOrderButton, type PlaceOrderButtonProps } from './widgets/payment/PlaceOrderButton/PlaceOrderButton';
export {
  VendorPaymentReturn,
  type VendorPaymentReturnProps,
} from './widgets/payment/VendorPaymentReturn/VendorPaymentReturn';
export { AutoRestockDrawer, type AutoRestockDrawerProps } from './widgets/products/AutoRestockDrawer/AutoRestockDrawer';
export { CompareList, type CompareListProps } from './widgets/products/CompareList/CompareList';
export { CompareTray, type CompareTrayProps } from './widgets/products/CompareTray/CompareTray';
export {
  CompatibleCartridges,
  type CompatibleCartridgesProps,
} from './widgets/products/CompatibleCartridges/CompatibleCartridges';
export {
  CompatiblePrinters,
  type CompatiblePrintersProps,
} from './widgets/products/CompatiblePrinters/CompatiblePrinters';
export { CustomizeDrawer, type CustomizeDrawerProps } from './widgets/products/CustomizeDrawer/CustomizeDrawer';
export {
  type ChosenDelivery,
  DeliveryChoice,
  type DeliveryChoiceProps,
} from './widgets/products/DeliveryChoice/DeliveryChoice';
export { ExpertSuggest, type ExpertSuggestProps } from './widgets/products/ExpertSuggest/ExpertSuggest';
export {
  type FurnitureColumn,
  FurnitureTable,
  type FurnitureTableProps,
} from './widgets/products/FurnitureTable/FurnitureTable';
export { MembershipDrawer, type MembershipDrawerProps } from './widgets/products/MembershipDrawer/MembershipDrawer';
export { PickUpToday, type PickUpTodayProps } from './widgets/products/PickUpToday/PickUpToday';
export { ProductTile, type ProductTileProps } from './widgets/products/ProductTile/ProductTile';
export { QuickBuy, type QuickBuyProps } from './widgets/products/QuickBuy/QuickBuy';
export { QuickView, type QuickViewProps } from './widgets/products/QuickView/QuickView';
export { RecsCarousel, type RecsCarouselProps } from './widgets/products/RecsCarousel/RecsCarousel';
export { ReplacementDrawer, type ReplacementDrawerProps } from './widgets/products/ReplacementDrawer/ReplacementDrawer';
export { SavedForLater, type SavedForLaterProps } from './widgets/saved/SavedForLater/SavedForLater';
export { BopisOverlay, type BopisOverlayProps } from './widgets/stores/BopisOverlay/BopisOverlay';
export { StoreLocator, type StoreLocatorProps } from './widgets/stores/StoreLocator/StoreLocator';
