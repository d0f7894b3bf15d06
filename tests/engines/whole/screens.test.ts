import { expect, test } from 'vitest';
import { PAPER, productPath } from '../../journeys/page/products';
import { tooWide } from '../../journeys/page/tooWide';
import { addButton, addedDrawer, cartOf, inEveryEngine } from '../visit';

/** The brightness of the page's and of the open dialog's background, from 0 to 255. */
const backgrounds = () => {
  const roots = [...document.querySelectorAll('[data-quire]')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const dialog = roots.flatMap((root) => [...root.querySelectorAll('dialog[open]')]);
  return [document.body, ...dialog].map((element) => {
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    context.fillStyle = getComputedStyle(element).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return Math.max(...context.getImageData(0, 0, 1, 1).data.slice(0, 3));
  });
};

inEveryEngine((visit, { hasForcedColors }) => {
  test('on a narrow dark screen the page, the drawer and the mini cart are dark, and none is wider than the screen [DEC-Q549]', async () => {
    const { page } = await visit(productPath(PAPER.sku), { width: 320, look: 'dark' });
    const expectFit = async (boxes: number) => {
      expect(await page.evaluate(tooWide)).toEqual([]);
      const found = await page.evaluate(backgrounds);
      expect(found).toHaveLength(boxes);
      expect(Math.max(...found)).toBeLessThan(80);
    };
    await expectFit(1);
    await addButton(page, PAPER.name).click();
    await addedDrawer(page).getByRole('link', { name: PAPER.name }).first().waitFor();
    await expectFit(2);
    await page.keyboard.press('Escape');
    await addedDrawer(page).waitFor({ state: 'hidden' });
    await cartOf(page, 1).click();
    await page.getByRole('dialog', { name: /cart/i }).getByText(PAPER.name).first().waitFor();
    await expectFit(2);
  });

  test.runIf(hasForcedColors)('in forced colors, buttons and the drawer have a border [DEC-Q549]', async () => {
    const { page } = await visit(productPath(PAPER.sku), { look: 'forced colors' });
    await addButton(page, PAPER.name).click();
    await addedDrawer(page).getByRole('link', { name: PAPER.name }).first().waitFor();
    const borders = () => {
      const root = document.querySelector('[data-quire="atc-drawer"]')?.shadowRoot;
      return ['dialog[open]', '.quire-button'].map((css) => {
        const style = root && getComputedStyle(root.querySelector(css) as Element);
        return [style?.borderTopStyle, style?.borderTopColor === style?.backgroundColor];
      });
    };
    expect(await page.evaluate(borders)).toEqual([
      ['solid', false],
      ['solid', false],
    ]);
  });
});
