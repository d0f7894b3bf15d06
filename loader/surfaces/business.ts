import * as orderApprovals from '../../src/widgets/approvals/OrderApprovals/attributes';
import { OrderApprovals } from '../../src/widgets/approvals/OrderApprovals/OrderApprovals';
import * as quickOrder from '../../src/widgets/lists/QuickOrder/attributes';
import { QuickOrder } from '../../src/widgets/lists/QuickOrder/QuickOrder';
import { type Surface, widget } from '../entry';

/** Orders of business accounts. */
export const widgets: Surface = {
  'order-approvals': widget(OrderApprovals, orderApprovals, { isWholePage: true }),
  'quick-order': widget(QuickOrder, quickOrder),
};
