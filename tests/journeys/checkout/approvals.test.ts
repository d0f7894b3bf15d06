import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findViolations } from '../../support/browser/axe';
import { signInAs } from '../page/account';
import { aBuyer, HELEN, JONATHAN, SALLY, sendForApproval, TOO_MUCH } from '../page/business';
import { type Visit, visit } from '../page/visit';

const sentForApproval = async () => sendForApproval(await aBuyer(JONATHAN, TOO_MUCH));

async function anApprover(login: string): Promise<Visit> {
  const shop = await visit('/try');
  await signInAs(shop, login);
  await shop.goto('/sba/approvals');
  return shop;
}

const row = (page: Page, number: string) => page.getByRole('row').filter({ hasText: number });

test('the second of two approvers reads who decided first, and a buyer reads why the order was declined [APPR-001, APPR-002, APPR-005, APPR-006]', async () => {
  const [first, second] = [await sentForApproval(), await sentForApproval()];
  const [sally, helen] = [await anApprover(SALLY), await anApprover(HELEN)];
  for (const { page } of [sally, helen]) await row(page, second).waitFor();
  expect(await findViolations(sally.page)).toEqual([]);

  await sally.page.getByRole('button', { name: `Accept order ${first}` }).click();
  await sally.page.getByText(`Order ${first} was accepted.`).waitFor();
  await row(sally.page, first).waitFor({ state: 'detached' });

  await helen.page.getByRole('button', { name: `Decline order ${first}` }).click();
  await helen.page.keyboard.type('Too many chairs');
  await helen.page.keyboard.press('Enter');
  await helen.page.getByText(`Order ${first} was already accepted by Sally Hughsby.`).waitFor();
  await row(helen.page, first).waitFor({ state: 'detached' });

  await helen.page.getByRole('button', { name: `Decline order ${second}` }).click();
  await helen.page.getByRole('button', { name: 'Cancel' }).press('Enter');
  // the button has the focus back
  await helen.page.keyboard.press('Enter');
  await helen.page.keyboard.press('Enter');
  await helen.page.getByText('Please enter a comment.').waitFor();
  await helen.page.keyboard.type('Too many chairs');
  await helen.page.getByRole('button', { name: 'Decline order', exact: true }).click();
  await helen.page.getByText(`Order ${second} was declined.`).waitFor();

  const jonathan = await aBuyer(JONATHAN, []);
  await jonathan.goto(`/webapp/order/${second}`);
  await jonathan.page.getByRole('heading', { name: 'Your order was declined' }).waitFor();
  await jonathan.page.getByText('Too many chairs').waitFor();
  await jonathan.goto('/sba/approvals');
  await jonathan.page
    .getByText('Your account is not set up to approve orders.')
    .filter({ visible: true })
    .first()
    .waitFor();
});

test('the notice of a decision covers no focused control in a low window, and amounts do not wrap', async () => {
  for (let order = 0; order < 3; order += 1) await sentForApproval();
  const { page } = await anApprover(HELEN);
  const widget = page.locator('[data-quire="order-approvals"]');
  await page.setViewportSize({ width: 900, height: 480 });
  await widget.locator('tbody .quire-price').first().waitFor();
  await page
    .getByRole('button', { name: /^Accept order/ })
    .first()
    .press('Enter');
  await page.getByText(/was accepted\.$/).waitFor();

  const amounts = await widget
    .locator('tbody .quire-price')
    .evaluateAll((all) => all.map((it) => it.getClientRects().length));
  expect(new Set(amounts)).toEqual(new Set([1]));
  const toast = widget.getByRole('status').last();
  for (let stop = 0; stop < 9; stop += 1) {
    await page.keyboard.press('Tab');
    const bottom = await widget.evaluate((it) => it.shadowRoot?.activeElement?.getBoundingClientRect().bottom ?? 0);
    const { y } = (await toast.boundingBox()) ?? { y: 0 };
    expect(bottom, `stop ${stop}`).toBeLessThan(y);
  }
});
