import { OrderApprovals, type OrderApprovalsProps } from '../../src/widgets/approvals/OrderApprovals';
import { type ApprovalPlace, approverConfig } from './approvalPlace';
import { fakeShop } from './fakeShop';
import { renderWidget } from './renderWidget';

/** The approvals widget, with a shop where three orders wait. */
export function onApprovals(place: ApprovalPlace = {}, props: OrderApprovalsProps = {}) {
  const shop = fakeShop();
  place.shop?.(shop);
  const page = renderWidget(<OrderApprovals {...props} />, { shop, config: approverConfig(place) });
  return {
    ...page,
    shop,
    /** The displayed orders, by number. */
    rows: () => [...page.box.querySelectorAll('tbody th')].map((cell) => cell.textContent),
  };
}
