import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import type { MemoryHostParts } from '../src/core/platform/client/host/memoryHost';
import type { StorefrontConfig } from '../src/core/platform/client/settings';
import { StorefrontProvider } from '../src/hooks/platform/StorefrontProvider';
import { type FakeShop, fakeShop } from '../tests/support/fakeShop';
import { aStorefront, type TestStorefront } from '../tests/support/storefront';
import { asSwitched } from './asSwitched';
import './inShop.css';
import { onNetwork } from './network';
import { pictures } from './pictures';

/** The page and the shop of a story. */
export type Place = {
  /** The contents of the cart, by SKU. */
  cart?: Record<string, number>;
  config?: Partial<StorefrontConfig>;
  host?: MemoryHostParts;
  /** The widget has the full width of the page. */
  isWide?: boolean;
  /** Sets up the shop: its products, held responses, or failures. */
  shop?: (shop: FakeShop) => void;
  /** Actions that run before the story is displayed. */
  act?: (storefront: TestStorefront) => unknown;
};

/** Every story has its own page and shop. The shop works unless the story sets failures. */
export function inShop(place: Place = {}): Decorator {
  return (Story, { globals }) => {
    const { key, config, network } = asSwitched(place.config ?? {}, globals);
    return (
      <PlaceOfStory key={key} {...place} config={config} network={network}>
        <Story />
      </PlaceOfStory>
    );
  };
}

type SwitchedPlace = Place & { network: string | undefined };

function PlaceOfStory({ act, isWide = false, children, ...place }: SwitchedPlace & { children: ReactNode }) {
  const [storefront] = useState(() => openPlace(place));

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

function openPlace({
  cart = {},
  config = {},
  host = {},
  shop: prepare,
  network,
}: Omit<SwitchedPlace, 'act' | 'isWide'>): TestStorefront {
  const shop = fakeShop();
  for (const [sku, product] of Object.entries(shop.products)) product.imageUrl = pictures[sku];
  prepare?.(shop);
  for (const [sku, quantity] of Object.entries(cart)) shop.cart.put(sku, quantity);
  return aStorefront({ shop, config, host: { ...host, fetch: onNetwork(host.fetch ?? shop.fetch, network) } });
}
