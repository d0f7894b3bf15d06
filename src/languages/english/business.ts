import { messages as budgetCenterOverlay } from '../../widgets/BudgetCenterOverlay/messages';
import { messages as budgetOverlay } from '../../widgets/BudgetOverlay/messages';
import { messages as cartAccounting } from '../../widgets/CartAccounting/messages';
import { messages as orderApprovals } from '../../widgets/OrderApprovals/messages';
import { messages as poNumberOverlay } from '../../widgets/PoNumberOverlay/messages';
import { messages as shipToOverlay } from '../../widgets/ShipToOverlay/messages';

/** What is said to buyers of a business. */
export const business = {
  'order-approvals': orderApprovals,
  'cart-accounting': cartAccounting,
  'budget-center-overlay': budgetCenterOverlay,
  'budget-overlay': budgetOverlay,
  'po-number-overlay': poNumberOverlay,
  'ship-to-overlay': shipToOverlay,
};
