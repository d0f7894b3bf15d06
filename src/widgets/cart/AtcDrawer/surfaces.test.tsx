import { describe, expect, test, vi } from 'vitest';
import type { FakeShop } from '../../../../tests/support/shop/fakeShop';
import { onDrawer } from '../../../../tests/support/widgets/onAtcDrawer';
import { renderOn, runEffectsOnce } from '../../../../tests/support/widgets/renderWidget';
import { AtcDrawer, type AtcDrawerProps } from './AtcDrawer';

describe('AtcDrawer surfaces', () => {
  test('drawer, overlay and toast have the names of the specification [SCR-001]', async () => {
    const page = onDrawer();
    const surfaceOf = async (feedback: 'drawer' | 'overlay' | 'toast') => (await page.add('MUG', { feedback })).surface;

    expect(await surfaceOf('drawer')).toBe('atcdrawer');
    await expect.poll(() => page.drawer()?.dataset['drawer']).toBe('atcdrawer');
    expect(await surfaceOf('overlay')).toBe('atcoverlay');
    await expect.poll(() => page.drawer()?.dataset['drawer']).toBe('atcoverlay');
    expect(await surfaceOf('toast')).toBe('atctoastmsg');
    await expect.poll(page.drawer).toBeUndefined();
    expect(page.status()).toContain('1 item(s) added to cart');
  });

  test('the overlay after an add has the type ATC [SCR-009]', async () => {
    const page = onDrawer({ surface: 'overlay' });
    await page.add('MUG');

    await expect.poll(() => page.drawer()?.dataset['overlay']).toBe('ATC');
    expect(page.drawer()?.className).toContain('quire-drawer--overlay');
    expect(page.text()).toContain('Enamel mug');
  });

  test('the overlay for a pickup item has the type ATC_BOPIS, and shows its store, hours and Change store [SCR-011]', async () => {
    const page = onDrawer();
    await page.add([{ sku: 'MUG', quantity: 1, deliveryType: 'ISP', storeNumber: '0042' }], { feedback: 'overlay' });

    await expect.poll(() => page.drawer()?.dataset['overlay']).toBe('ATC_BOPIS');
    expect(page.title()).toBe('Added to cart');
    await expect.poll(page.text).toContain('Pick up at Cambridge, MAPick up in 1-hour');
    await expect.poll(page.text).toContain('Cambridge, MA, 36 Brattle Street');
    expect(page.text()).toContain('Mon–Fri 8 am – 9 pmSat–Sun 9 am – 6 pm');
    expect(page.shop.requestsOf('store-locator')[0]?.body).toMatchObject({ storeNumber: '0042' });
    await page.findButton('Change store: Enamel mug');
  });

  test.each([
    ['cannot return its details', '0042', (shop: FakeShop) => shop.failNext(500, { of: 'store-locator' })],
    ['does not know its number', '9999', () => {}],
  ])('a pickup store is shown by its number alone when the shop %s [SCR-011]', async (_, storeNumber, prepare) => {
    runEffectsOnce();
    const page = onDrawer();
    prepare(page.shop);
    await page.add([{ sku: 'MUG', quantity: 1, deliveryType: 'ISP', storeNumber }], { feedback: 'overlay' });

    await expect.poll(() => page.shop.requestsOf('store-locator').length).toBe(1);
    await expect.poll(page.text).toContain(`Pick up at store ${storeNumber}`);
    expect(page.text()).not.toContain(', MA');
    expect(page.alert()).toBe('');
  });

  test('the surface prop overrides the surface that an add requests', async () => {
    const page = onDrawer({ surface: 'drawer' });
    await page.add('MUG', { feedback: 'overlay' });

    await expect.poll(() => page.drawer()?.dataset['drawer']).toBe('atcdrawer');
  });

  test('with `open` false and nobody who could open it, leaves a result to the next drawer of the page [SCR-001]', async () => {
    const page = onDrawer({ open: false });
    await page.findByRole('status');
    const other = renderOn(page.storefront, <AtcDrawer showRelated={false} />);
    await other.findByRole('status');
    await page.add('MUG');
    await expect.poll(other.title).toBe('Added to cart');
    await page.add('MUG', { feedback: 'toast' });
    await expect.poll(page.status).toContain('1 item(s) added to cart');
  });

  test('in a hidden place, leaves drawers and toasts to the next drawer of the page [SCR-001]', async () => {
    const page = onDrawer();
    await page.findByRole('status', { hidden: true });
    page.box.style.display = 'none';
    const other = renderOn(page.storefront, <AtcDrawer showRelated={false} />);
    await other.findByRole('status');
    await page.add('MUG', { feedback: 'toast' });
    await expect.poll(other.status).toContain('1 item(s) added to cart');
    await page.add('MUG');
    await expect.poll(other.title).toBe('Added to cart');
    expect([page.title(), page.status()]).toEqual([undefined, '']);
  });

  test('in an inert part of the page, where a toast could not be pressed, a result is a drawer [CART-ADD-008]', async () => {
    const page = onDrawer();
    await page.findByRole('status');
    page.box.setAttribute('inert', '');
    await page.add('MUG', { feedback: 'toast' });
    await expect.poll(page.title).toBe('Added to cart');
    expect(page.status()).toBe('');

    page.box.removeAttribute('inert');
    await page.click('Close');
    await page.add('MUG', { feedback: 'toast' });
    await expect.poll(page.status).toContain('1 item(s) added to cart');
  });

  test('calls onOpenChange with every result that opens it, the first one included', async () => {
    const onOpenChange = vi.fn();
    // an app in JavaScript may still pass it
    const page = onDrawer({ onOpenChange, defaultOpen: true } as AtcDrawerProps);
    await page.add('MUG');
    await page.click('Close');
    await page.add('MUG');
    await expect.poll(() => onOpenChange.mock.calls).toEqual([[true], [false], [true]]);
  });
});
