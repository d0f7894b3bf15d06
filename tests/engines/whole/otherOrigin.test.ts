import { expect, test } from 'vitest';
import { pageElsewhere } from '../../journeys/page/pageElsewhere';
import { PAPER } from '../../journeys/page/products';
import { testServers } from '../../journeys/page/testServers';
import { addButton, addedDrawer, cartOf, inEveryEngine } from '../visit';

inEveryEngine((visit) => {
  test('a page of another origin sells with the script, calls and pictures of the shop, and has the cart after a reload [DEC-Q465]', async () => {
    const { page } = await visit({ html: pageElsewhere(), origin: testServers().otherOrigin });
    await addButton(page).first().click();
    await addedDrawer(page).getByRole('link', { name: PAPER.name }).first().waitFor();
    await page.keyboard.press('Escape');
    await addedDrawer(page).waitFor({ state: 'hidden' });
    await cartOf(page, 1).click();
    const panel = page.getByRole('dialog', { name: /cart/i });
    const pictures = () => {
      const roots = [...document.querySelectorAll('[data-quire]')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
      return roots.flatMap((root) => [...root.querySelectorAll('img')]).filter((each) => each.naturalWidth > 0).length;
    };
    await expect.poll(() => page.evaluate(pictures)).toBeGreaterThan(1);

    await panel.getByRole('button', { name: /^Increase/ }).click();
    await cartOf(page, 2).waitFor();
    await page.reload();
    await cartOf(page, 2).waitFor();
  });
});
