import { test } from 'vitest';
import { inEveryEngine } from './visit';

inEveryEngine((visit) => {
  test('the keyboard searches and chooses a store [STORE-004, STORE-005]', async () => {
    const { page } = await visit('/webapp/stores');
    const locator = page.locator('[data-quire="store-locator"] .quire');
    const field = locator.getByRole('textbox', { name: 'City and state, or ZIP code' });
    await field.fill('Seattle, WA');
    await field.press('Enter');
    await locator
      .getByRole('heading', { name: /Seattle, WA/ })
      .first()
      .waitFor();
    await locator
      .getByRole('button', { name: /^Make this my store: / })
      .first()
      .press('Enter');
    await locator
      .getByText(/ is now your store\.$/)
      .first()
      .waitFor();

    await page.reload();
    await locator.getByText('Your store', { exact: true }).first().waitFor();
  });
});
