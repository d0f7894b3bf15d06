import { OrderApprovals, type OrderApprovalsProps } from '../../../src/widgets/approvals/OrderApprovals/OrderApprovals';
import { fakeShop } from '../shop/fakeShop';
import { type ApprovalSetup, approverConfig } from './approvalSetup';
import { renderWidget } from './renderWidget';

/** The approvals widget, with a shop where three orders wait. */
export function onApprovals(setup: ApprovalSetup = {}, props: OrderApprovalsProps = {}) {
  const shop = fakeShop();
  setup.shop?.(shop);
  const page = renderWidget(<OrderApprovals {...props} />, { shop, config: approverConfig(setup) });
  return {
    ...page,
    shop,
    /** The displayed orders, by number. */
    rows: () => [...page.box.querySelectorAll('tbody th')].map((cell) => cell.firstChild?.textContent),
  };
}
