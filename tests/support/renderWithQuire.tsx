import { act, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { StorefrontProvider } from '../../src/hooks/platform/StorefrontProvider';
import { fillDomGaps } from './fillDomGaps';
import type { TestShop } from './shop/testShop';
import { aStorefront, type TestStorefront, type TestStorefrontOptions } from './testStorefront';

export type RenderOptions = TestStorefrontOptions & {
  /** An existing storefront, such as another tab's. Without it, the other options create one. */
  storefront?: TestStorefront;
  /** Where to render; without it, in a new element of the body. */
  container?: HTMLElement;
};

export type RenderResult = {
  readonly container: HTMLElement;
  readonly storefront: TestStorefront;
  readonly shop: TestShop;
  /** Renders something else in the same place, with the same storefront. */
  rerender(ui: ReactNode): void;
  /** Unmounts the components and removes the container. */
  unmount(): void;
};

const rendered = new Set<() => void>();

/** Unmounts everything that `renderWithQuire` has rendered. Runs after each test if `afterEach` is a global. */
export function cleanup(): void {
  for (const unmount of rendered) unmount();
}

const { afterEach } = globalThis as { afterEach?: (task: () => void) => void };
afterEach?.(cleanup);

/**
 * Renders components inside a StorefrontProvider with a fake shop. Query them with Testing Library's `screen`; what waits
 * for a response of the shop with `findBy…`. Works in happy-dom, jsdom and browsers: `fillDomGaps` is called first.
 */
export function renderWithQuire(ui: ReactNode, options: RenderOptions = {}): RenderResult {
  fillDomGaps();
  const { storefront = aStorefront(options), container = document.body.appendChild(document.createElement('div')) } =
    options;
  const root = createRoot(container);
  const rerender = (content: ReactNode) =>
    acting(() => root.render(<StorefrontProvider storefront={storefront}>{content}</StorefrontProvider>));
  function unmount() {
    if (!rendered.delete(unmount)) return;
    acting(() => root.unmount());
    container.remove();
  }
  rendered.add(unmount);
  rerender(ui);
  return {
    container,
    storefront,
    shop: storefront.shop,
    rerender,
    unmount,
  };
}

/** Makes a change at once: in `act` where the test environment asks for it, as Testing Library does. */
function acting(change: () => void): void {
  if ((globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT) act(change);
  else flushSync(change);
}
