import {
  AddToCartButton,
  createStorefront,
  MiniCart,
  memoryHost,
  type StorefrontConfig,
  StorefrontProvider,
} from 'quire-widgets';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

const Page = () => (
  <>
    <MiniCart />
    <AddToCartButton sku="MUG" />
  </>
);

/** On the server a page is in memory: one storefront for each request. Nothing is asked; the browser asks once it is there. */
export function htmlOf(config: StorefrontConfig, href: string): string {
  const storefront = createStorefront(config, memoryHost({ href }));
  return renderToString(
    <StorefrontProvider storefront={storefront}>
      <Page />
    </StorefrontProvider>,
  );
}

/** In the browser the same page is taken over. */
export function takeOver(box: Element, config: StorefrontConfig) {
  return hydrateRoot(
    box,
    <StorefrontProvider config={config}>
      <Page />
    </StorefrontProvider>,
  );
}
