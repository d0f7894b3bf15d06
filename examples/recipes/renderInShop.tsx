import { configure, within } from '@testing-library/dom';
import { StorefrontProvider } from 'quire-widgets';
import { aStorefront, type TestStorefrontOptions } from 'quire-widgets/testing';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

// a busy machine takes its time for the first render of a file
configure({ asyncUtilTimeout: 5000 });

/** Renders a part of a page with a fake shop, for a test. */
export function renderInShop(part: ReactNode, options: TestStorefrontOptions = {}) {
  const storefront = aStorefront(options);
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  root.render(<StorefrontProvider storefront={storefront}>{part}</StorefrontProvider>);
  const leave = () => {
    root.unmount();
    box.remove();
  };
  return { ...within(box), box, storefront, shop: storefront.shop, leave };
}
