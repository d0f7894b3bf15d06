import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { renderOn, renderWidget } from '../../../../tests/support/widgets/renderWidget';
import { ProductTile } from '../ProductTile/ProductTile';
import { CompareTray } from './CompareTray';

const tile = (itemId: string) => (
  <ProductTile item={{ itemId, title: itemId, url: `/product_${itemId}` }} showCompare />
);

describe('CompareTray', () => {
  test('shows compared products, links to the comparison from two on, and clears it [CMP-001, CMP-002]', async () => {
    const { storefront } = renderWidget(null);
    const tiles = renderOn(storefront, tile('MUG'));
    const others = renderOn(storefront, tile('PEN'));
    const tray = renderOn(storefront, <CompareTray compareUrl="/my-list" />);
    expect(tray.box.textContent).toBe('');

    await tiles.click('Compare: MUG');
    await expect.poll(tray.status).toContain('1 of 4 items to compare');
    await tray.findByText('Choose one more item to compare.');
    expect(tray.queryByRole('link')).toBeNull();

    await others.click('Compare: PEN');
    expect((await tray.findByRole('link', { name: 'Compare 2 items' })).getAttribute('href')).toBe('/my-list');
    await tray.click('Remove Enamel mug from compare');
    await tiles.findButton('Compare: MUG');

    (await tray.findButton('Clear all')).focus();
    await tray.click('Clear all');
    await expect.poll(() => tray.box.textContent).toBe('');
    expect(document.activeElement).toBe(tray.box.querySelector('section'));
    await others.findButton('Compare: PEN');
  });

  test('retains the other products and moves focus to the next when one is removed [CMP-002]', async () => {
    const shop = fakeShop();
    const compare = JSON.stringify(['MUG', 'PEN']);
    const tray = renderWidget(<CompareTray />, { shop, host: { sessionStorage: { compare } } });
    (await tray.findButton('Remove Enamel mug from compare')).focus();
    shop.hold('tiles');
    await tray.click('Remove Enamel mug from compare');
    await expect.poll(() => tray.queryByRole('button', { name: 'Remove Enamel mug from compare' })).toBeNull();
    expect(document.activeElement).toBe(await tray.findButton('Remove Gel pen, blue from compare'));
  });

  test('shows a message when the comparison is full [CMP-001]', async () => {
    const compare = JSON.stringify(['MUG', 'PEN', 'INK', 'PAPER']);
    const tray = renderWidget(<CompareTray />, { host: { sessionStorage: { compare } } });
    await tray.findByText('You can compare up to 4 items.');
  });
});
