export * from './core/index';
export { StorefrontProvider, type StorefrontProviderProps, useStorefront } from './hooks/platform/StorefrontProvider';

// grouped by subject, hooks before widgets

export { type SigningIn, useSignIn } from './hooks/account/useSignIn';
export { type AddToCart, useAddToCart } from './hooks/cart/useAddToCart';
export { useCart, useCartState } from './hooks/cart/useCart';
export { useCartDetails } from './hooks/cart/useCartDetails';
export { type LineQuantity, useLineQuantity } from './hooks/cart/useLineQuantity';
export { useRemoveLine } from './hooks/cart/useRemoveLine';
export { useAccountingGate } from './hooks/checkout/useAccountingGate';
export { type Checkout, useCheckout } from './hooks/checkout/useCheckout';
export { useOverlayRequest } from './hooks/platform/useOverlayRequest';
export { useRequestOverlay } from './hooks/platform/useRequestOverlay';
export { useAddToList } from './hooks/products/useAddToList';
export { type CarouselState, useCarousel } from './hooks/products/useCarousel';
export { type CompareListState, useCompareList } from './hooks/products/useCompareList';
export type { ProductDrawerOptions } from './hooks/products/useProductDrawer';
export { type ProductTilesState, useProductTiles } from './hooks/products/useProductTiles';
export { useRecommendations } from './hooks/products/useRecommendations';
export { useRelatedProducts } from './hooks/products/useRelatedProducts';
export { type SavedItems, useSavedItems } from './hooks/saved/useSavedItems';
export { useSaveForLater } from './hooks/saved/useSaveForLater';
export { usePreferredStore } from './hooks/stores/usePreferredStore';
export { BecomeCustomer, type BecomeCustomerProps } from './widgets/account/BecomeCustomer/index';
export { BonusCategories, type BonusCategoriesProps } from './widgets/account/BonusCategories/index';
export { LoginDrawer, type LoginDrawerProps } from './widgets/account/LoginDrawer/index';
export { LoyaltyEnrollment, type LoyaltyEnrollmentProps } from './widgets/account/LoyaltyEnrollment/index';
export { LoyaltyOffers, type LoyaltyOffersProps } from './widgets/account/LoyaltyOffers/index';
export { MessagesDrawer, type MessagesDrawerProps } from './widgets/account/MessagesDrawer/index';
export { MissingPoints, type MissingPointsProps } from './widgets/account/MissingPoints/index';
export { RewardsMenu, type RewardsMenuProps } from './widgets/account/RewardsMenu/index';
export { RewardsOverlay, type RewardsOverlayProps } from './widgets/account/RewardsOverlay/index';
export { SalesRepInfo, type SalesRepInfoProps } from './widgets/account/SalesRepInfo/index';
export { WelcomeMessage, type WelcomeMessageProps } from './widgets/account/WelcomeMessage/index';
export { Analytics, type AnalyticsProps } from './widgets/analytics/Analytics/index';
export { ChatLauncher, type ChatLauncherProps } from './widgets/analytics/ChatLauncher/index';
export { FeedbackSurvey, type FeedbackSurveyProps } from './widgets/analytics/FeedbackSurvey/index';
export { RequiredCookies, type RequiredCookiesProps } from './widgets/analytics/RequiredCookies/index';
export { OrderApprovals, type OrderApprovalsProps } from './widgets/approvals/OrderApprovals/index';
export { AddToCartButton, type AddToCartButtonProps, type ProductState } from './widgets/cart/AddToCartButton/index';
export { ApiFailureOverlay, type ApiFailureOverlayProps } from './widgets/cart/ApiFailureOverlay/index';
export { AtcDrawer, type AtcDrawerProps } from './widgets/cart/AtcDrawer/index';
export { CartNotifications, type CartNotificationsProps } from './widgets/cart/CartNotifications/index';
export { CartPage, type CartPageProps } from './widgets/cart/CartPage/index';
export { ClearCartOverlay, type ClearCartOverlayProps } from './widgets/cart/ClearCartOverlay/index';
export { MiniCart, type MiniCartProps } from './widgets/cart/MiniCart/index';
export {
  OutOfStockOverlay,
  type OutOfStockOverlayProps,
  type SoldOutItem,
} from './widgets/cart/OutOfStockOverlay/index';
export { BudgetCenterOverlay, type BudgetCenterOverlayProps } from './widgets/checkout/BudgetCenterOverlay/index';
export { CartAccounting, type CartAccountingProps } from './widgets/checkout/CartAccounting/index';
export { CheckoutButton, type CheckoutButtonProps } from './widgets/checkout/CheckoutButton/index';
export { OrderConfirmation, type OrderConfirmationProps } from './widgets/checkout/OrderConfirmation/index';
export { PoNumberOverlay, type PoNumberOverlayProps } from './widgets/checkout/PoNumberOverlay/index';
export { QuoteOverlay, type QuoteOverlayProps } from './widgets/checkout/QuoteOverlay/index';
export { ShipToOverlay, type ShipToOverlayProps } from './widgets/checkout/ShipToOverlay/index';
export { BrandShopBanner, type BrandShopBannerProps } from './widgets/content/BrandShopBanner/index';
export { ContentBanner, type ContentBannerProps } from './widgets/content/ContentBanner/index';
export { HeadlineText, type HeadlineTextProps } from './widgets/content/HeadlineText/index';
export { type IconCard, IconCards, type IconCardsProps } from './widgets/content/IconCards/index';
export { LandingPage, type LandingPageProps } from './widgets/content/LandingPage/index';
export { MarketingDrawer, type MarketingDrawerProps } from './widgets/content/MarketingDrawer/index';
export { Onboarding, type OnboardingProps, type OnboardingStep } from './widgets/content/Onboarding/index';
export { PremiumOverlay, type PremiumOverlayProps } from './widgets/content/PremiumOverlay/index';
export { SubscribeOffers, type SubscribeOffersProps } from './widgets/content/SubscribeOffers/index';
export { AccountMenu, type AccountMenuProps } from './widgets/header/AccountMenu/index';
export { BudgetOverlay, type BudgetOverlayProps } from './widgets/header/BudgetOverlay/index';
export { HeaderMenu, type HeaderMenuProps } from './widgets/header/HeaderMenu/index';
export { LoadingMask, type LoadingMaskProps } from './widgets/header/LoadingMask/index';
export { SearchBox, type SearchBoxProps } from './widgets/header/SearchBox/index';
export { SiteFooter, type SiteFooterProps } from './widgets/header/SiteFooter/index';
export { SiteHeader, type SiteHeaderProps } from './widgets/header/SiteHeader/index';
export { TopHatBanner, type TopHatBannerProps } from './widgets/header/TopHatBanner/index';
export { AddToList, type AddToListProps } from './widgets/lists/AddToList/index';
export { CreateListDrawer, type CreateListDrawerProps } from './widgets/lists/CreateListDrawer/index';
export { ListDetails, type ListDetailsProps } from './widgets/lists/ListDetails/index';
export { ListsDrawer, type ListsDrawerProps } from './widgets/lists/ListsDrawer/index';
export { ListsPage, type ListsPageProps } from './widgets/lists/ListsPage/index';
export { QuickOrder, type QuickOrderProps } from './widgets/lists/QuickOrder/index';
export { GiftCardBalance, type GiftCardBalanceProps } from './widgets/payment/GiftCardBalance/index';
export { PaymentTabs, type PaymentTabsProps } from './widgets/payment/PaymentTabs/index';
export { VendorPaymentReturn, type VendorPaymentReturnProps } from './widgets/payment/VendorPaymentReturn/index';
export { AutoRestockDrawer, type AutoRestockDrawerProps } from './widgets/products/AutoRestockDrawer/index';
export { CompareList, type CompareListProps } from './widgets/products/CompareList/index';
export { CompareTray, type CompareTrayProps } from './widgets/products/CompareTray/index';
export { CompatibleCartridges, type CompatibleCartridgesProps } from './widgets/products/CompatibleCartridges/index';
export { CompatiblePrinters, type CompatiblePrintersProps } from './widgets/products/CompatiblePrinters/index';
export { CustomizeDrawer, type CustomizeDrawerProps } from './widgets/products/CustomizeDrawer/index';
export { ExpertSuggest, type ExpertSuggestProps } from './widgets/products/ExpertSuggest/index';
export {
  type FurnitureColumn,
  FurnitureTable,
  type FurnitureTableProps,
} from './widgets/products/FurnitureTable/index';
export { MembershipDrawer, type MembershipDrawerProps } from './widgets/products/MembershipDrawer/index';
export { PickUpToday, type PickUpTodayProps } from './widgets/products/PickUpToday/index';
export { ProductTile, type ProductTileProps } from './widgets/products/ProductTile/index';
export { QuickBuy, type QuickBuyProps } from './widgets/products/QuickBuy/index';
export { QuickView, type QuickViewProps } from './widgets/products/QuickView/index';
export { RecsCarousel, type RecsCarouselProps } from './widgets/products/RecsCarousel/index';
export { ReplacementDrawer, type ReplacementDrawerProps } from './widgets/products/ReplacementDrawer/index';
export { SavedForLater, type SavedForLaterProps } from './widgets/saved/SavedForLater/index';
export { BopisOverlay, type BopisOverlayProps } from './widgets/stores/BopisOverlay/index';
export { StoreLocator, type StoreLocatorProps } from './widgets/stores/StoreLocator/index';
