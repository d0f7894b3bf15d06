import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { renderWidget, runEffectsOnce } from '../../../../tests/support/widgets/renderWidget';
import { requestOverlay } from '../../../core/platform/client/requestOverlay';
import { ExpertSuggest } from './ExpertSuggest';

describe('ExpertSuggest', () => {
  test('opens on an overlay request, and shows expert suggestions for the product [TILE-013, REC-010]', async () => {
    const page = renderWidget(<ExpertSuggest count={2} />);
    await expect.poll(() => page.box.querySelector('dialog')).not.toBeNull();
    const outcome = requestOverlay(page.storefront, { overlay: 'EXPERTSUGGEST', sku: 'MUG' });

    await expect.poll(page.title).toBe('Consider These');
    await page.findByRole('article', { name: 'Gel pen, blue' });
    expect(page.drawer()?.dataset['overlay']).toBe('EXPERTSUGGEST');
    expect(page.storefront.shop.requestsOf('recommend')[0]?.body).toMatchObject({
      query: {
        skuList: ['MUG'],
        skusToBeFiltered: ['MUG'],
        context: 'expertSuggest',
        inputs: { isListProductAlt: true },
      },
    });
    await page.click('Close');
    expect(await outcome).toBe('closed');
  });

  test('shows a message when there are no suggestions [TILE-013]', async () => {
    runEffectsOnce();
    const shop = fakeShop();
    for (const _ of [1, 2]) shop.answerNext(200, { data: [] }, 'recommend');
    const page = renderWidget(<ExpertSuggest sku="MUG" />, { shop });
    await page.click('See suggestions');
    await expect.poll(page.status).toContain('There are no suggestions right now.');
  });
});
