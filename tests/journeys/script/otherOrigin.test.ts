import { expect, test } from 'vitest';
import { pageElsewhere } from '../page/pageElsewhere';
import { PAPER } from '../page/products';
import { testServers } from '../page/testServers';
import { acceptCookies, visit } from '../page/visit';

test('a shop on another origin sells by one setting: no call and no picture asks the origin of the page [DEC-Q465]', async () => {
  const { otherOrigin } = testServers();
  const asked: string[] = [];
  const shop = await visit(`${otherOrigin}/magazine`, {
    pages: { '/magazine': pageElsewhere() },
    async intercept(context) {
      await acceptCookies(context);
      context.on('request', (request) => asked.push(request.url()));
    },
  });

  await shop.addToCart(PAPER.sku);
  await shop.drawer.getByRole('heading', { name: 'Recommended for you' }).waitFor();
  await shop.closeDrawer();
  await expect.poll(shop.miniCart.count).toBe(1);
  await shop.miniCart.open();
  const line = shop.miniCart.line(PAPER.name);
  await line.getByRole('button', { name: /^Increase/ }).click();
  await expect.poll(shop.miniCart.count).toBe(2);

  const widths = () =>
    shop.page.locator('img').evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth));
  await expect.poll(async () => (await widths()).filter((width) => width > 0).length).toBeGreaterThan(1);
  expect(asked.filter((url) => new URL(url).origin === otherOrigin)).toEqual([`${otherOrigin}/magazine`]);

  // the cart is at the shop: a new page has it
  await shop.page.reload();
  await expect.poll(shop.miniCart.count).toBe(2);
});
