import { expect, test } from 'vitest';
import { shopForTests } from '../../testing/shopForTests';

const open = shopForTests();

test('the customer accepts and refuses optional cookies without the script [HDR-025, HDR-043]', async () => {
  const page = () => open.visitor.page('/webapp/cookies');
  const choose = (consent: string) => open.visitor.send('/webapp/cookies', { form: { consent } });
  expect(await page()).toContain('We use required cookies only');
  await choose('analytics,advertising,functional');
  expect(await page()).toContain('You accepted cookies');
  await choose('none');
  expect(await page()).toContain('We use required cookies only');
});
