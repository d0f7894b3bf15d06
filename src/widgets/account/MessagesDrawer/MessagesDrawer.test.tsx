import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { renderWidget, runEffectsOnce } from '../../../../tests/support/widgets/renderWidget';
import { MessagesDrawer } from './MessagesDrawer';

describe('MessagesDrawer', () => {
  test('shows the messages of the shop and the number of new ones [HDR-008, HDR-040]', async () => {
    const page = renderWidget(<MessagesDrawer />);
    await page.click('Messages (1 new)');
    await expect.poll(page.title).toBe('Messages');
    const text = page.drawer()?.textContent;
    expect(text).toContain('Your chair is on its way NewNovember 20, 2026It comes on Friday.');
    await page.findByRole('heading', { name: 'Your chair is on its way New' });
    const more = await page.findByRole('link', { name: 'Your chair is on its way' });
    expect(more.getAttribute('href')).toBe('/orders/1');
  });

  test('shows an empty text when there are no messages [HDR-008]', async () => {
    runEffectsOnce();
    const shop = fakeShop();
    shop.answerNext(200, { messages: null }, 'messages');
    const page = renderWidget(<MessagesDrawer />, { shop });
    await page.click('Messages');
    await expect.poll(page.status).toBe('You have no messages.');
  });

  test('a failed read can be retried, which clears the error', async () => {
    runEffectsOnce();
    const shop = fakeShop();
    shop.failNext(500, { of: 'messages' });
    const page = renderWidget(<MessagesDrawer />, { shop });
    await page.click('Messages');
    await expect.poll(page.alert).toBe('Sorry, something went wrong. Please try again.');
    await page.click('Try again');
    await page.findByText('It comes on Friday.');
    expect(page.alert()).toBe('');
  });
});
