import * as autoRestockDrawer from '../../src/widgets/AutoRestockDrawer/index';
import * as customizeDrawer from '../../src/widgets/CustomizeDrawer/index';
import * as furnitureTable from '../../src/widgets/FurnitureTable/index';
import * as membershipDrawer from '../../src/widgets/MembershipDrawer/index';
import * as outOfStockOverlay from '../../src/widgets/OutOfStockOverlay/index';
import * as pickUpToday from '../../src/widgets/PickUpToday/index';
import * as quickBuy from '../../src/widgets/QuickBuy/index';
import * as quickView from '../../src/widgets/QuickView/index';
import * as replacementDrawer from '../../src/widgets/ReplacementDrawer/index';
import { type Surface, widget } from '../entry';

/** Products looked at and bought without leaving the page. */
export const widgets: Surface = {
  'auto-restock-drawer': widget(
    autoRestockDrawer.AutoRestockDrawer,
    autoRestockDrawer.attributes,
    autoRestockDrawer.callbacks,
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
  'quick-buy': widget(quickBuy.QuickBuy, quickBuy.attributes, quickBuy.callbacks),
  'quick-view': widget(quickView.QuickView, quickView.attributes, quickView.callbacks),
  'replacement-drawer': widget(
    replacementDrawer.ReplacementDrawer,
    replacementDrawer.attributes,
    replacementDrawer.callbacks,
  ),
};
