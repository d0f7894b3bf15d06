import * as apiFailureOverlay from '../../src/widgets/ApiFailureOverlay/index';
import * as budgetCenterOverlay from '../../src/widgets/BudgetCenterOverlay/index';
import * as clearCartOverlay from '../../src/widgets/ClearCartOverlay/index';
import * as poNumberOverlay from '../../src/widgets/PoNumberOverlay/index';
import * as quoteOverlay from '../../src/widgets/QuoteOverlay/index';
import * as shipToOverlay from '../../src/widgets/ShipToOverlay/index';
import { type Surface, widget } from '../entry';

/** What the cart asks the customer, in overlays. */
export const widgets: Surface = {
  'api-failure-overlay': widget(
    apiFailureOverlay.ApiFailureOverlay,
    apiFailureOverlay.attributes,
    apiFailureOverlay.callbacks,
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
  'po-number-overlay': widget(poNumberOverlay.PoNumberOverlay, poNumberOverlay.attributes, poNumberOverlay.callbacks),
  'quote-overlay': widget(quoteOverlay.QuoteOverlay, quoteOverlay.attributes, quoteOverlay.callbacks),
  'ship-to-overlay': widget(shipToOverlay.ShipToOverlay, shipToOverlay.attributes, shipToOverlay.callbacks),
};
