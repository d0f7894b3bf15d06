'use client';

import type { QueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { createStorefront } from '../../core/createStorefront';
import { memoryHost } from '../../core/platform/client/host/memoryHost';
import type { StorefrontConfig } from '../../core/platform/client/settings';
import { CommerceError } from '../../core/platform/rules/commerceError';
import type { Storefront } from '../../core/storefront';

/** A shop on this page, and where its other answers are kept: the host's own QueryClient, if it wants that. */
export type StorefrontSurroundings = { storefront: Storefront; queryClient?: QueryClient | undefined };

const StorefrontContext = createContext<StorefrontSurroundings | undefined>(undefined);

export type StorefrontProviderProps = {
  /** What the page says of its shop; read once. Or a storefront that is there already. */
  config?: StorefrontConfig;
  storefront?: Storefront;
  queryClient?: QueryClient;
  children: ReactNode;
};

/**
 * Gives every widget inside it the same shop, and so the same cart.
 * Throws CommerceError `integration` when neither a storefront nor a complete configuration is given.
 */
export function StorefrontProvider({ config, storefront: given, queryClient, children }: StorefrontProviderProps) {
  const [own] = useState(() => given ?? openStorefront(config));
  const storefront = given ?? own;
  const surroundings = useMemo(() => ({ storefront, queryClient }), [storefront, queryClient]);
  return <StorefrontScope surroundings={surroundings}>{children}</StorefrontScope>;
}

/** The same for surroundings that are there already. */
export function StorefrontScope({
  surroundings,
  children,
}: {
  surroundings: StorefrontSurroundings;
  children: ReactNode;
}) {
  const { storefront } = surroundings;
  useEffect(() => storefront.connect(), [storefront]);
  return <StorefrontContext value={surroundings}>{children}</StorefrontContext>;
}

/** On a server the page is in memory; the browser opens its own when it takes that over. */
function openStorefront(config: StorefrontConfig | undefined): Storefront {
  if (!config) {
    throw new CommerceError('integration', 'NO_CONFIG', 'StorefrontProvider needs `config` or `storefront`');
  }
  return typeof document === 'undefined' ? createStorefront(config, memoryHost()) : createStorefront(config);
}

/** What the provider gives. Throws CommerceError `integration` outside of one. */
export function useSurroundings(): StorefrontSurroundings {
  const surroundings = useContext(StorefrontContext);
  if (!surroundings) {
    throw new CommerceError('integration', 'NO_PROVIDER', 'expected <StorefrontProvider>');
  }
  return surroundings;
}

/** The shop of this page, for what no hook does. Throws CommerceError `integration` outside of a provider. */
export function useStorefront(): Storefront {
  return useSurroundings().storefront;
}
