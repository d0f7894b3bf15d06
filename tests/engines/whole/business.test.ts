import { test } from 'vitest';
import { signInAs } from '../../journeys/page/account';
import { JONATHAN, SALLY, sendForApproval, setCartOf, TOO_MUCH } from '../../journeys/page/business';
import { inEveryEngine } from '../visit';

inEveryEngine((visit) => {
  test('a buyer sends an order for approval, an approver accepts it, and the buyer reads that [APPR-001, APPR-002, APPR-005]', async () => {
    await setCartOf(JONATHAN, TOO_MUCH);
    const buyer = await visit('/try');
    await signInAs(buyer, JONATHAN);
    const order = await sendForApproval(buyer);

    const { page } = await visit('/try');
    await signInAs({ page }, SALLY);
    await page.goto('/sba/approvals');
    const widget = page.locator('[data-quire="order-approvals"] .quire');
    await widget.getByRole('button', { name: `Accept order ${order}` }).click();
    await page.getByText(`Order ${order} was accepted.`).first().waitFor();
    await page.getByRole('row').filter({ hasText: order }).waitFor({ state: 'hidden' });

    await buyer.page.goto(`/webapp/order/${order}`);
    await buyer.page.getByRole('heading', { name: 'Thank you for your order' }).first().waitFor();
  });
});
