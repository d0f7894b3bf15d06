import { messages as orderApprovals } from '../../widgets/approvals/OrderApprovals/messages';
import { messages as budgetCenterOverlay } from '../../widgets/checkout/BudgetCenterOverlay/messages';
import { messages as cartAccounting } from '../../widgets/checkout/CartAccounting/messages';
import { messages as poNumberOverlay } from '../../widgets/checkout/PoNumberOverlay/messages';
import { messages as shipToOverlay } from '../../widgets/checkout/ShipToOverlay/messages';
import { messages as budgetOverlay } from '../../widgets/header/BudgetOverlay/messages';

/** Messages for business buyers. */
export const business = {
  'order-approvals': orderApprovals,
  'cart-accounting': cartAccounting,
  'budget-center-overlay': budgetCenterOverlay,
  'budget-overlay': budgetOverlay,
  'po-number-overlay': poNumberOverlay,
  'ship-to-overlay': shipToOverlay,
};
