import { AddToCartButton, createStorefront, MiniCart, type StorefrontConfig, StorefrontProvider } from 'quire-widgets';
import { memoryHost } from 'quire-widgets/core';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

const Page = () => (
  <>
    <MiniCart />
    <AddToCartButton sku="MUG" />
  </>
);

/**
 * On the server, a page is in memory, with one storefront for each request. It sends no requests; the browser does
 * after it has mounted.
 */
export function htmlOf(config: StorefrontConfig, href: string): string {
  const storefront = createStorefront(config, memoryHost({ href }));
  return renderToString(
    <StorefrontProvider storefront={storefront}>
      <Page />
    </StorefrontProvider>,
  );
}

/** Hydrates the same page in the browser. */
export function hydratePage(box: Element, config: StorefrontConfig) {
  return hydrateRoot(
    box,
    <StorefrontProvider config={config}>
      <Page />
    </StorefrontProvider>,
  );
}
