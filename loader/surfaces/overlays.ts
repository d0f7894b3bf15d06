import * as apiFailureOverlay from '../../src/widgets/cart/ApiFailureOverlay/index';
import * as clearCartOverlay from '../../src/widgets/cart/ClearCartOverlay/index';
import * as outOfStockOverlay from '../../src/widgets/cart/OutOfStockOverlay/index';
import * as budgetCenterOverlay from '../../src/widgets/checkout/BudgetCenterOverlay/index';
import * as poNumberOverlay from '../../src/widgets/checkout/PoNumberOverlay/index';
import * as quoteOverlay from '../../src/widgets/checkout/QuoteOverlay/index';
import * as shipToOverlay from '../../src/widgets/checkout/ShipToOverlay/index';
import * as autoRestockDrawer from '../../src/widgets/products/AutoRestockDrawer/index';
import * as customizeDrawer from '../../src/widgets/products/CustomizeDrawer/index';
import * as furnitureTable from '../../src/widgets/products/FurnitureTable/index';
import * as membershipDrawer from '../../src/widgets/products/MembershipDrawer/index';
import * as pickUpToday from '../../src/widgets/products/PickUpToday/index';
import * as quickBuy from '../../src/widgets/products/QuickBuy/index';
import * as quickView from '../../src/widgets/products/QuickView/index';
import * as replacementDrawer from '../../src/widgets/products/ReplacementDrawer/index';
import { type Surface, widget } from '../entry';

/** Overlays of a page: questions about the cart, and products to view and buy without leaving the page. */
export const widgets: Surface = {
  'api-failure-overlay': widget(
    apiFailureOverlay.ApiFailureOverlay,
    apiFailureOverlay.attributes,
    apiFailureOverlay.callbacks,
  ),
  'auto-restock-drawer': widget(
    autoRestockDrawer.AutoRestockDrawer,
    autoRestockDrawer.attributes,
    autoRestockDrawer.callbacks,
  ),
  'budget-center-overlay': widget(
    budgetCenterOverlay.BudgetCenterOverlay,
    budgetCenterOverlay.attributes,
    budgetCenterOverlay.callbacks,
  ),
  'clear-cart-overlay': widget(
    clearCartOverlay.ClearCartOverlay,
    clearCartOverlay.attributes,
    clearCartOverlay.callbacks,
  ),
  'customize-drawer': widget(customizeDrawer.CustomizeDrawer, customizeDrawer.attributes, customizeDrawer.callbacks),
  'furniture-table': widget(furnitureTable.FurnitureTable, furnitureTable.attributes, furnitureTable.callbacks),
  'membership-drawer': widget(
    membershipDrawer.MembershipDrawer,
    membershipDrawer.attributes,
    membershipDrawer.callbacks,
  ),
  'out-of-stock-overlay': widget(
    outOfStockOverlay.OutOfStockOverlay,
    outOfStockOverlay.attributes,
    outOfStockOverlay.callbacks,
  ),
  'pick-up-today': widget(pickUpToday.PickUpToday, pickUpToday.attributes, pickUpToday.callbacks),
  'po-number-overlay': widget(poNumberOverlay.PoNumberOverlay, poNumberOverlay.attributes, poNumberOverlay.callbacks),
  'quick-buy': widget(quickBuy.QuickBuy, quickBuy.attributes, quickBuy.callbacks),
  'quick-view': widget(quickView.QuickView, quickView.attributes, quickView.callbacks),
  'quote-overlay': widget(quoteOverlay.QuoteOverlay, quoteOverlay.attributes, quoteOverlay.callbacks),
  'replacement-drawer': widget(
    replacementDrawer.ReplacementDrawer,
    replacementDrawer.attributes,
    replacementDrawer.callbacks,
  ),
  'ship-to-overlay': widget(shipToOverlay.ShipToOverlay, shipToOverlay.attributes, shipToOverlay.callbacks),
};
