import { useEffect } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { EffectsTwice, renderOn, renderWidget, type WidgetPage } from '../../../../tests/support/widgets/renderWidget';
import { aStorefront } from '../../../../tests/support/widgets/storefront';
import { MiniCart, type MiniCartProps } from './MiniCart';

type Timer = { go: () => void; delayMs: number; isOff: boolean };

/** A mini cart on a page whose timers the test advances. */
async function onPage({ props = {}, window = {} }: { props?: MiniCartProps; window?: Record<string, unknown> } = {}) {
  const timers: Timer[] = [];
  const host = {
    window,
    setTimeout: (go: () => void, delayMs: number) => timers[timers.push({ go, delayMs, isOff: false }) - 1],
    clearTimeout: (timer: unknown) => {
      if (timer) (timer as Timer).isOff = true;
    },
  };
  const page = renderWidget(<MiniCart {...props} />, { shop: fakeShop({ cart: { MUG: 1 } }), host });
  await page.findButton('Cart, 1 item');
  const pendingTimers = () => timers.filter(({ isOff, delayMs }) => !isOff && delayMs !== 30_000);
  return {
    ...page,
    press: () => page.click(/Cart, 1 item/),
    pendingDelays: () => pendingTimers().map(({ delayMs }) => delayMs),
    pass() {
      for (const timer of pendingTimers()) timer.go();
    },
  };
}

function putFlyout(html: string) {
  document.body.insertAdjacentHTML('beforeend', html);
  const flyout = document.body.lastElementChild;
  onTestFinished(() => flyout?.remove());
}

describe('MiniCart opening', () => {
  test('opens at once on a page without flyout content [MINI-002]', async () => {
    const page = await onPage();

    await page.press();
    await expect.poll(page.title).toBe('Your cart (1)');
    expect(page.pendingDelays()).toEqual([]);
  });

  test.each(['<div data-minicart-flyout>Offers</div>', '<div id="flyout-content">Offers</div>'])(
    'waits 2000 ms on a page with %s, with a spinner on the badge [MINI-002]',
    async (html) => {
      putFlyout(html);
      const page = await onPage();

      await page.press();
      await expect.poll(page.pendingDelays).toEqual([2000]);
      await expect.poll(() => page.box.querySelector('.quire-mini-cart__badge .quire-spinner')).not.toBeNull();
      expect(page.drawer()).toBeUndefined();

      page.pass();
      await expect.poll(page.title).toBe('Your cart (1)');
      expect(page.box.querySelector('.quire-spinner')).toBeNull();
    },
  );

  test('waits for the page’s `miniCartOpenDelay`, which overrides openDelayMs [MINI-003]', async () => {
    putFlyout('<div data-minicart-flyout></div>');
    const page = await onPage({ window: { miniCartOpenDelay: 700 }, props: { openDelayMs: 100 } });

    await page.press();
    await expect.poll(page.pendingDelays).toEqual([700]);
  });

  test('opens at once if `miniCartOpenDelay` is 0 [MINI-003]', async () => {
    putFlyout('<div data-minicart-flyout></div>');
    const page = await onPage({ window: { miniCartOpenDelay: 0 } });

    await page.press();
    await expect.poll(page.title).toBe('Your cart (1)');
  });

  test.each(['soon', -1, Number.NaN, null])(
    'waits 2000 ms for an invalid `miniCartOpenDelay` of %s',
    async (miniCartOpenDelay) => {
      putFlyout('<div data-minicart-flyout></div>');
      const page = await onPage({ window: { miniCartOpenDelay } });

      await page.press();
      await expect.poll(page.pendingDelays).toEqual([2000]);
    },
  );

  test('uses its flyoutSelector and openDelayMs', async () => {
    putFlyout('<aside class="offers"></aside>');
    const page = await onPage({ props: { flyoutSelector: '.offers', openDelayMs: 300 } });

    await page.press();
    await expect.poll(page.pendingDelays).toEqual([300]);
  });

  test.each(['close', 'toggle'] as const)('a %s request cancels a delayed opening', async (action) => {
    putFlyout('<div data-minicart-flyout></div>');
    const page = await onPage();
    await page.press();
    await expect.poll(page.pendingDelays).toEqual([2000]);

    page.storefront.events.publish('mini-cart:requested', { action: action });
    await expect.poll(page.pendingDelays).toEqual([]);
    await expect.poll(() => page.box.querySelector('.quire-spinner')).toBeNull();
    expect(page.drawer()).toBeUndefined();
  });

  test('another click cancels a delayed opening', async () => {
    putFlyout('<div data-minicart-flyout></div>');
    const page = await onPage();
    await page.press();
    await expect.poll(page.pendingDelays).toEqual([2000]);
    await expect.poll(() => page.box.querySelector('.quire-spinner')).not.toBeNull();

    await page.press();
    await expect.poll(page.pendingDelays).toEqual([]);
  });

  test('unmounting cancels a delayed opening', async () => {
    putFlyout('<div data-minicart-flyout></div>');
    const page = await onPage();
    await page.press();
    await expect.poll(page.pendingDelays).toEqual([2000]);

    page.unmount();
    await expect.poll(page.pendingDelays).toEqual([]);
  });

  test('a request from before the mount opens the first mini cart, once, and no other [MINI-001]', async () => {
    const storefront = aStorefront({ shop: fakeShop({ cart: { MUG: 1 } }) });
    storefront.events.publish('mini-cart:requested', { action: 'toggle' });
    const page = renderOn(
      storefront,
      <EffectsTwice>
        <MiniCart />
      </EffectsTwice>,
    );
    await expect.poll(page.title).toBe('Your cart (1)');

    const late = renderOn(storefront, <MiniCart />);
    await late.findButton('Cart, 1 item');
    expect(late.box.querySelector('dialog')).toBeNull();
    expect(page.title()).toBe('Your cart (1)');
  });

  test('a request opens the first mini cart that is not hidden, and no badgeOnly one; to close applies to all [MINI-001]', async () => {
    const storefront = aStorefront({ shop: fakeShop({ cart: { MUG: 1 } }) });
    const badge = renderOn(storefront, <MiniCart badgeOnly defaultOpen />);
    const panel = renderOn(storefront, <MiniCart opener="none" />);
    panel.box.style.display = 'none';
    const [hidden, first, second] = [1, 2, 3].map(() => renderOn(storefront, <MiniCart />)) as [
      WidgetPage,
      WidgetPage,
      WidgetPage,
    ];
    for (const { findButton } of [hidden, first, second]) await findButton('Cart, 1 item');
    hidden.box.style.display = 'none';
    const request = (action: 'open' | 'close' | 'toggle') =>
      storefront.events.publish('mini-cart:requested', { action });

    request('close');
    expect(first.box.querySelector('dialog')).toBeNull();
    request('open');
    await expect.poll(first.title).toBe('Your cart (1)');
    request('toggle');
    await expect.poll(first.title).toBeUndefined();
    request('toggle');
    await expect.poll(first.title).toBe('Your cart (1)');
    for (const other of [badge, panel, hidden, second])
      expect(other.box.querySelector('dialog, .quire-spinner')).toBeNull();

    await second.click('Cart, 1 item');
    await expect.poll(second.title).toBe('Your cart (1)');
    request('close');
    await expect.poll(() => [first.title(), second.title()]).toEqual([undefined, undefined]);
  });

  test('a request while it is badgeOnly does not open it once it is a mini cart [MINI-001]', async () => {
    const badge = (
      <>
        <MiniCart badgeOnly />
      </>
    );
    const page = renderWidget(badge, { shop: fakeShop({ cart: { MUG: 1 } }) });
    const { events } = page.storefront;
    await page.findByRole('link', { name: 'Cart, 1 item' });
    events.publish('mini-cart:requested', { action: 'open' });
    const onOpenChange = vi.fn();
    const effects = vi.fn();
    function Effects() {
      useEffect(effects, []);
      return null;
    }
    page.redraw(
      <>
        <MiniCart onOpenChange={onOpenChange} />
        <Effects />
      </>,
    );
    await expect.poll(() => effects.mock.calls.length).not.toBe(0);
    events.publish('mini-cart:requested', { action: 'toggle' });
    await expect.poll(page.title).toBe('Your cart (1)');
    expect(onOpenChange.mock.calls).toEqual([[true]]);
  });
});
