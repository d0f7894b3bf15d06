import { ApiFailureOverlay } from '../../src/widgets/cart/ApiFailureOverlay/ApiFailureOverlay';
import * as apiFailureOverlay from '../../src/widgets/cart/ApiFailureOverlay/attributes';
import * as clearCartOverlay from '../../src/widgets/cart/ClearCartOverlay/attributes';
import { ClearCartOverlay } from '../../src/widgets/cart/ClearCartOverlay/ClearCartOverlay';
import * as outOfStockOverlay from '../../src/widgets/cart/OutOfStockOverlay/attributes';
import { OutOfStockOverlay } from '../../src/widgets/cart/OutOfStockOverlay/OutOfStockOverlay';
import * as budgetCenterOverlay from '../../src/widgets/checkout/BudgetCenterOverlay/attributes';
import { BudgetCenterOverlay } from '../../src/widgets/checkout/BudgetCenterOverlay/BudgetCenterOverlay';
import * as poNumberOverlay from '../../src/widgets/checkout/PoNumberOverlay/attributes';
import { PoNumberOverlay } from '../../src/widgets/checkout/PoNumberOverlay/PoNumberOverlay';
import * as quoteOverlay from '../../src/widgets/checkout/QuoteOverlay/attributes';
import { QuoteOverlay } from '../../src/widgets/checkout/QuoteOverlay/QuoteOverlay';
import * as shipToOverlay from '../../src/widgets/checkout/ShipToOverlay/attributes';
import { ShipToOverlay } from '../../src/widgets/checkout/ShipToOverlay/ShipToOverlay';
import { AutoRestockDrawer } from '../../src/widgets/products/AutoRestockDrawer/AutoRestockDrawer';
import * as autoRestockDrawer from '../../src/widgets/products/AutoRestockDrawer/attributes';
import * as customizeDrawer from '../../src/widgets/products/CustomizeDrawer/attributes';
import { CustomizeDrawer } from '../../src/widgets/products/CustomizeDrawer/CustomizeDrawer';
import * as deliveryChoice from '../../src/widgets/products/DeliveryChoice/attributes';
import { DeliveryChoice } from '../../src/widgets/products/DeliveryChoice/DeliveryChoice';
import * as furnitureTable from '../../src/widgets/products/FurnitureTable/attributes';
import { FurnitureTable } from '../../src/widgets/products/FurnitureTable/FurnitureTable';
import * as membershipDrawer from '../../src/widgets/products/MembershipDrawer/attributes';
import { MembershipDrawer } from '../../src/widgets/products/MembershipDrawer/MembershipDrawer';
import * as pickUpToday from '../../src/widgets/products/PickUpToday/attributes';
import { PickUpToday } from '../../src/widgets/products/PickUpToday/PickUpToday';
import * as quickBuy from '../../src/widgets/products/QuickBuy/attributes';
import { QuickBuy } from '../../src/widgets/products/QuickBuy/QuickBuy';
import * as quickView from '../../src/widgets/products/QuickView/attributes';
import { QuickView } from '../../src/widgets/products/QuickView/QuickView';
import * as replacementDrawer from '../../src/widgets/products/ReplacementDrawer/attributes';
import { ReplacementDrawer } from '../../src/widgets/products/ReplacementDrawer/ReplacementDrawer';
import { type Surface, widget } from '../entry';

/** Overlays of a page: questions about the cart, and products to view and buy without leaving the page. */
export const widgets: Surface = {
  'api-failure-overlay': widget(ApiFailureOverlay, apiFailureOverlay),
  'auto-restock-drawer': widget(AutoRestockDrawer, autoRestockDrawer),
  'budget-center-overlay': widget(BudgetCenterOverlay, budgetCenterOverlay),
  'clear-cart-overlay': widget(ClearCartOverlay, clearCartOverlay),
  'customize-drawer': widget(CustomizeDrawer, customizeDrawer),
  'delivery-choice': widget(DeliveryChoice, deliveryChoice),
  'furniture-table': widget(FurnitureTable, furnitureTable),
  'membership-drawer': widget(MembershipDrawer, membershipDrawer),
  'out-of-stock-overlay': widget(OutOfStockOverlay, outOfStockOverlay),
  'pick-up-today': widget(PickUpToday, pickUpToday),
  'po-number-overlay': widget(PoNumberOverlay, poNumberOverlay),
  'quick-buy': widget(QuickBuy, quickBuy),
  'quick-view': widget(QuickView, quickView),
  'quote-overlay': widget(QuoteOverlay, quoteOverlay),
  'replacement-drawer': widget(ReplacementDrawer, replacementDrawer),
  'ship-to-overlay': widget(ShipToOverlay, shipToOverlay),
};
