import { describe, expect, test, vi } from 'vitest';
import { aStorefront } from '../../../../tests/support/storefront';
import type { WantedOverlay } from '../../events/overlays';
import { askOverlay, OVERLAY_TIMEOUT_MS } from './askOverlay';

describe('wanting an overlay', () => {
  test('is told at once when nobody on the page shows it', async () => {
    const storefront = aStorefront();

    expect(await askOverlay(storefront, { overlay: 'PON' })).toBe('not-here');
    expect(storefront.events.last('overlay:settled')).toMatchObject({ overlay: 'PON', outcome: 'not-here' });
  });

  test('is told how it ended by whoever shows it', async () => {
    const storefront = aStorefront();
    const { events } = storefront;
    events.subscribe('overlay:wanted', (request) => {
      request.isTaken = true;
      setTimeout(() =>
        events.publish('overlay:settled', { key: request.key, overlay: request.overlay, outcome: 'done' }),
      );
    });

    expect(await askOverlay(storefront, { overlay: 'BC', lineId: 'line-1' })).toBe('done');
  });

  test('does not take the end of another request for its own', async () => {
    const storefront = aStorefront();
    const { events } = storefront;
    const requests: WantedOverlay[] = [];
    events.subscribe('overlay:wanted', (request) => {
      request.isTaken = true;
      requests.push(request);
    });
    const first = askOverlay(storefront, { overlay: 'BC' });
    const second = askOverlay(storefront, { overlay: 'BC' });

    for (const [index, request] of [...requests].reverse().entries()) {
      events.publish('overlay:settled', { key: request.key, overlay: 'BC', outcome: index === 0 ? 'closed' : 'done' });
    }

    expect([await first, await second]).toEqual(['done', 'closed']);
  });

  test('names the widget that shows it, and waits for one that is on its way, but not for ever', async () => {
    vi.useFakeTimers();
    const storefront = aStorefront();
    let wanted: WantedOverlay | undefined;
    storefront.events.subscribe('overlay:wanted', (request) => {
      request.isComing = true;
      wanted = request;
    });
    const outcome = askOverlay(storefront, { overlay: 'LOGIN', signInType: 'rewards' });
    await vi.advanceTimersByTimeAsync(OVERLAY_TIMEOUT_MS - 1);
    expect(wanted).toMatchObject({ widget: 'login-drawer', signInType: 'rewards', isTaken: false });

    await vi.advanceTimersByTimeAsync(1);

    expect(await outcome).toBe('not-here');
    expect(wanted?.isTaken).toBe(true); // a widget that loads later finds nothing to do
    vi.useRealTimers();
  });

  test('waits for the customer as long as it takes once somebody shows it', async () => {
    vi.useFakeTimers();
    const storefront = aStorefront();
    const { events } = storefront;
    let wanted: WantedOverlay | undefined;
    events.subscribe('overlay:wanted', (request) => {
      request.isComing = true;
      wanted = request;
    });
    const outcome = askOverlay(storefront, { overlay: 'QUICK_VIEW', sku: 'MUG' });
    await vi.advanceTimersByTimeAsync(100);
    if (wanted) wanted.isTaken = true;
    await vi.advanceTimersByTimeAsync(OVERLAY_TIMEOUT_MS * 3);

    events.publish('overlay:settled', { key: wanted?.key ?? '', overlay: 'QUICK_VIEW', outcome: 'closed' });

    expect(await outcome).toBe('closed');
    vi.useRealTimers();
  });

  test('may be asked for by a listener of another event', async () => {
    const storefront = aStorefront();
    const { events } = storefront;
    events.subscribe('overlay:wanted', (request) => {
      request.isTaken = true;
      events.publish('overlay:settled', { key: request.key, overlay: request.overlay, outcome: 'done' });
    });
    let outcome: Promise<string> | undefined;
    events.subscribe('drawer:closed', () => {
      outcome = askOverlay(storefront, { overlay: 'API_FAILURE' });
    });

    events.publish('drawer:closed', { name: 'mini-cart' });

    expect(await outcome).toBe('done');
  });
});
