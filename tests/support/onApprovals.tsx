import { OrderApprovals, type OrderApprovalsProps } from '../../src/widgets/approvals/OrderApprovals';
import { type ApprovalPlace, approverConfig } from './approvalPlace';
import { fakeShop } from './fakeShop';
import { renderWidget } from './renderWidget';

/** The desk of an approver, in front of a shop where three orders wait. */
export function onApprovals(place: ApprovalPlace = {}, props: OrderApprovalsProps = {}) {
  const shop = fakeShop();
  place.shop?.(shop);
  const page = renderWidget(<OrderApprovals {...props} />, { shop, config: approverConfig(place) });
  return {
    ...page,
    shop,
    /** The orders on screen, by their numbers. */
    rows: () => [...page.box.querySelectorAll('tbody th')].map((cell) => cell.textContent),
  };
}
