import { fireEvent } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { renderWidget } from '../../../../tests/support/widgets/renderWidget';
import { requestOverlay } from '../../../core/platform/client/requestOverlay';
import { CustomizeDrawer } from './CustomizeDrawer';

const OPTIONS = [
  { name: 'Colour', values: ['Red', 'Blue'] },
  { name: 'Size', values: ['S', 'M'] },
];

describe('CustomizeDrawer', () => {
  test('requires a value for each option, and redirects with the chosen values [TILE-015]', async () => {
    const page = renderWidget(<CustomizeDrawer url="/design/4711" options={OPTIONS} />);
    await page.click('Customize');
    await expect.poll(page.title).toBe('Customize');
    expect(page.drawer()?.dataset['overlay']).toBe('CUSTOMIZE');

    fireEvent.click(await page.findByRole('radio', { name: 'Blue' }));
    await page.click('Continue');
    await page.findByText('Please choose one.');
    expect(page.storefront.host.assigned).toEqual([]);

    fireEvent.click(await page.findByRole('radio', { name: 'M' }));
    await expect.poll(() => page.queryByText('Please choose one.')).toBeNull();
    await page.click('Continue');
    expect(page.storefront.host.assigned).toEqual(['https://shop.example/design/4711?Colour=Blue&Size=M']);
  });

  test('redirects directly when there are no options, and shows a message when there is no URL [TILE-015]', async () => {
    const page = renderWidget(<CustomizeDrawer />);
    await expect.poll(() => page.box.querySelector('dialog')).not.toBeNull();
    void requestOverlay(page.storefront, { overlay: 'CUSTOMIZE', sku: 'MUG', url: '/design/MUG' });
    await page.click('Continue');
    expect(page.storefront.host.assigned).toEqual(['https://shop.example/design/MUG']);

    void requestOverlay(page.storefront, { overlay: 'CUSTOMIZE', sku: 'MUG' });
    await expect.poll(page.status).toContain("This item can't be customized here.");
  });
});
