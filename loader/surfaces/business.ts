import * as orderApprovals from '../../src/widgets/approvals/OrderApprovals/index';
import * as quickOrder from '../../src/widgets/lists/QuickOrder/index';
import { type Surface, widget } from '../entry';

/** Orders of business accounts. */
export const widgets: Surface = {
  'order-approvals': widget(orderApprovals.OrderApprovals, orderApprovals.attributes, orderApprovals.callbacks),
  'quick-order': widget(quickOrder.QuickOrder, quickOrder.attributes, quickOrder.callbacks),
};
