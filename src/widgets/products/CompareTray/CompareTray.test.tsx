import { beforeAll, describe, expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/fakeShop';
import { renderOn, renderWidget } from '../../../../tests/support/renderWidget';
import { ProductTile } from '../ProductTile';
import { CompareTray } from './CompareTray';

// loads the lazy chunks up front, so that no test waits for a download
beforeAll(() => import('./TrayBar'));

const tile = (itemId: string) => (
  <ProductTile item={{ itemId, title: itemId, url: `/product_${itemId}` }} showCompare />
);

describe('CompareTray', () => {
  test('shows what is set aside, leads to the list from two on, and empties [CMP-001, CMP-002]', async () => {
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
    await tray.click('Do not compare Enamel mug');
    await tiles.findButton('Compare: MUG');

    (await tray.findButton('Clear all')).focus();
    await tray.click('Clear all');
    await expect.poll(() => tray.box.textContent).toBe('');
    expect(document.activeElement).toBe(tray.box.querySelector('section'));
    await others.findButton('Compare: PEN');
  });

  test('keeps the other products and the focus when one is taken away [CMP-002]', async () => {
    const shop = fakeShop();
    const compare = JSON.stringify(['MUG', 'PEN']);
    const tray = renderWidget(<CompareTray />, { shop, host: { sessionStorage: { compare } } });
    (await tray.findButton('Do not compare Enamel mug')).focus();
    shop.hold('tiles');
    await tray.click('Do not compare Enamel mug');
    await expect.poll(() => tray.queryByRole('button', { name: 'Do not compare Enamel mug' })).toBeNull();
    expect(document.activeElement).toBe(await tray.findButton('Do not compare Gel pen, blue'));
  });

  test('says when no more fits [CMP-001]', async () => {
    const compare = JSON.stringify(['MUG', 'PEN', 'INK', 'PAPER']);
    const tray = renderWidget(<CompareTray />, { host: { sessionStorage: { compare } } });
    await tray.findByText('You can compare up to 4 items.');
  });
});
