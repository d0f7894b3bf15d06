import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import type { MemoryHostOptions } from '../../src/core/platform/client/host/memoryHost';
import type { StorefrontConfig } from '../../src/core/platform/client/settings';
import { StorefrontProvider } from '../../src/hooks/platform/StorefrontProvider';
import { type FakeShop, fakeShop } from '../../tests/support/shop/fakeShop';
import { aStorefront, type TestStorefront } from '../../tests/support/widgets/storefront';
import { asSwitched } from './asSwitched';
import './inShop.css';
import { pictures } from '../pictures';
import { onNetwork } from './network';

/** The page and the shop of a story. */
export type StorySetup = {
  /** The contents of the cart, by SKU. */
  cart?: Record<string, number>;
  config?: Partial<StorefrontConfig>;
  host?: MemoryHostOptions;
  /** The widget has the full width of the page. */
  isWide?: boolean;
  /** Sets up the shop: its products, held responses, or failures. */
  shop?: (shop: FakeShop) => void;
  /** Actions that run before the story is displayed. */
  act?: (storefront: TestStorefront) => unknown;
};

/** Every story has its own page and shop. The shop works unless the story sets failures. */
export function inShop(setup: StorySetup = {}): Decorator {
  return (Story, { globals }) => {
    const { key, config, network } = asSwitched(setup.config ?? {}, globals);
    return (
      <StoryStorefront key={key} {...setup} config={config} network={network}>
        <Story />
      </StoryStorefront>
    );
  };
}

/** A story on a page of its own, to which it may add `args` and `play`. */
export const storyIn = (setup: StorySetup = {}) => ({ decorators: [inShop(setup)] });

type SwitchedSetup = StorySetup & { network: string | undefined };

function StoryStorefront({ act, isWide = false, children, ...setup }: SwitchedSetup & { children: ReactNode }) {
  const [storefront] = useState(() => openStorefront(setup));

  useEffect(() => {
    void act?.(storefront);
  }, [act, storefront]);

  return (
    <StorefrontProvider storefront={storefront}>
      <main lang={storefront.locale} className={isWide ? 'story story--wide' : 'story'}>
        {children}
      </main>
    </StorefrontProvider>
  );
}

function openStorefront({
  cart = {},
  config = {},
  host = {},
  shop: prepare,
  network,
}: Omit<SwitchedSetup, 'act' | 'isWide'>): TestStorefront {
  const shop = fakeShop();
  for (const [sku, product] of Object.entries(shop.products)) product.imageUrl = pictures[sku];
  prepare?.(shop);
  for (const [sku, quantity] of Object.entries(cart)) shop.cart.put(sku, quantity);
  return aStorefront({ shop, config, host: { ...host, fetch: onNetwork(host.fetch ?? shop.fetch, network) } });
}
