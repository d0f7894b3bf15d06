import { act, type ReactNode } from 'react';
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

/**
 * Renders components inside a StorefrontProvider with a fake shop. Query them with Testing Library's `screen`. Works in
 * happy-dom, jsdom and browsers: `fillDomGaps` is called first.
 */
export function renderWithQuire(ui: ReactNode, options: RenderOptions = {}): RenderResult {
  fillDomGaps();
  const { storefront = aStorefront(options), container = document.body.appendChild(document.createElement('div')) } =
    options;
  const root = createRoot(container);
  const rerender = (content: ReactNode) =>
    acting(() => root.render(<StorefrontProvider storefront={storefront}>{content}</StorefrontProvider>));
  rerender(ui);
  return {
    container,
    storefront,
    shop: storefront.shop,
    rerender,
    unmount() {
      acting(() => root.unmount());
      container.remove();
    },
  };
}

/** Wraps a change in `act` where the test environment asks for it, as Testing Library does. */
function acting(change: () => void): void {
  if ((globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT) act(change);
  else change();
}
