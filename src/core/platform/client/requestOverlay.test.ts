import { describe, expect, test, vi } from 'vitest';
import { aStorefront } from '../../../../tests/support/widgets/storefront';
import type { PublishedOverlayRequest } from '../../events/overlays';
import { OVERLAY_TIMEOUT_MS, requestOverlay } from './requestOverlay';

describe('requestOverlay', () => {
  test('settles as not-here at once if no widget of the page shows the overlay', async () => {
    const storefront = aStorefront();

    expect(await requestOverlay(storefront, { overlay: 'PON' })).toBe('unavailable');
    expect(storefront.events.last('overlay:settled')).toMatchObject({ overlay: 'PON', outcome: 'unavailable' });
  });

  test('resolves with the outcome that the widget publishes', async () => {
    const storefront = aStorefront();
    const { events } = storefront;
    events.subscribe('overlay:requested', (request) => {
      request.isHandled = true;
      setTimeout(() =>
        events.publish('overlay:settled', { key: request.key, overlay: request.overlay, outcome: 'done' }),
      );
    });

    expect(await requestOverlay(storefront, { overlay: 'BC', lineId: 'line-1' })).toBe('done');
  });

  test('does not settle by the outcome of another request', async () => {
    const storefront = aStorefront();
    const { events } = storefront;
    const requests: PublishedOverlayRequest[] = [];
    events.subscribe('overlay:requested', (request) => {
      request.isHandled = true;
      requests.push(request);
    });
    const first = requestOverlay(storefront, { overlay: 'BC' });
    const second = requestOverlay(storefront, { overlay: 'BC' });

    for (const [index, request] of [...requests].reverse().entries()) {
      events.publish('overlay:settled', { key: request.key, overlay: 'BC', outcome: index === 0 ? 'closed' : 'done' });
    }

    expect([await first, await second]).toEqual(['done', 'closed']);
  });

  test('names the widget of the overlay, and waits for a loading one until OVERLAY_TIMEOUT_MS', async () => {
    vi.useFakeTimers();
    const storefront = aStorefront();
    let wanted: PublishedOverlayRequest | undefined;
    storefront.events.subscribe('overlay:requested', (request) => {
      request.isLoading = true;
      wanted = request;
    });
    const outcome = requestOverlay(storefront, { overlay: 'LOGIN', signInType: 'rewards' });
    await vi.advanceTimersByTimeAsync(OVERLAY_TIMEOUT_MS - 1);
    expect(wanted).toMatchObject({ widget: 'login-drawer', signInType: 'rewards', isHandled: false });

    await vi.advanceTimersByTimeAsync(1);

    expect(await outcome).toBe('unavailable');
    expect(wanted?.isHandled).toBe(true); // a widget that loads later finds nothing to do
    vi.useRealTimers();
  });

  test('waits for the customer without a limit once a widget shows the overlay', async () => {
    vi.useFakeTimers();
    const storefront = aStorefront();
    const { events } = storefront;
    let wanted: PublishedOverlayRequest | undefined;
    events.subscribe('overlay:requested', (request) => {
      request.isLoading = true;
      wanted = request;
    });
    const outcome = requestOverlay(storefront, { overlay: 'QUICK_VIEW', sku: 'MUG' });
    await vi.advanceTimersByTimeAsync(100);
    if (wanted) wanted.isHandled = true;
    await vi.advanceTimersByTimeAsync(OVERLAY_TIMEOUT_MS * 3);

    events.publish('overlay:settled', { key: wanted?.key ?? '', overlay: 'QUICK_VIEW', outcome: 'closed' });

    expect(await outcome).toBe('closed');
    vi.useRealTimers();
  });

  test('can be called by a listener of another event', async () => {
    const storefront = aStorefront();
    const { events } = storefront;
    events.subscribe('overlay:requested', (request) => {
      request.isHandled = true;
      events.publish('overlay:settled', { key: request.key, overlay: request.overlay, outcome: 'done' });
    });
    let outcome: Promise<string> | undefined;
    events.subscribe('drawer:closed', () => {
      outcome = requestOverlay(storefront, { overlay: 'API_FAILURE' });
    });

    events.publish('drawer:closed', { name: 'mini-cart' });

    expect(await outcome).toBe('done');
  });
});
