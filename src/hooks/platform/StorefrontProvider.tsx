import type { QueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { createStorefront } from '../../core/createStorefront';
import { memoryHost } from '../../core/platform/client/host/memoryHost';
import type { StorefrontConfig } from '../../core/platform/client/settings';
import { CommerceError } from '../../core/platform/rules/commerceError';
import { REQUIRED } from '../../core/platform/rules/context';
import type { Storefront } from '../../core/storefront';

/** A storefront of the page, with the host's own QueryClient if it provides one. */
export type StorefrontSurroundings = { storefront: Storefront; queryClient?: QueryClient | undefined };

const StorefrontContext = createContext<StorefrontSurroundings | undefined>(undefined);

export type StorefrontProviderProps = {
  /** The configuration of the shop, read once. */
  config?: StorefrontConfig;
  /** Alternatively an existing storefront. Several React roots of one page share a cart if they get the same one. */
  storefront?: Storefront;
  /**
   * The client of Quire's hooks and widgets. It is not provided to `useQuery` of your own components: for these, wrap the
   * app in a QueryClientProvider instead. Default: the client of the enclosing QueryClientProvider, else one for each
   * storefront.
   */
  queryClient?: QueryClient;
  children: ReactNode;
};

/**
 * Provides one storefront, and so one cart, to all widgets inside it. Throws CommerceError `integration` if neither a
 * storefront nor a complete configuration is given.
 */
export function StorefrontProvider({ config, storefront: provided, queryClient, children }: StorefrontProviderProps) {
  const [own] = useState(() => provided ?? openStorefront(config));
  const storefront = provided ?? own;
  const surroundings = useMemo(() => ({ storefront, queryClient }), [storefront, queryClient]);
  return <StorefrontScope surroundings={surroundings}>{children}</StorefrontScope>;
}

/** The provider for an existing context value. */
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

/** On a server, the storefront uses an in-memory host; the browser creates its own when it hydrates. */
function openStorefront(config: StorefrontConfig | undefined): Storefront {
  if (!config) {
    throw new CommerceError(
      'integration',
      'NO_CONFIG',
      'StorefrontProvider: expected `config` or `storefront`, received neither',
    );
  }
  try {
    return typeof document === 'undefined' ? createStorefront(config, memoryHost()) : createStorefront(config);
  } catch (error) {
    if (error instanceof CommerceError && error.code === 'CONTEXT_INCOMPLETE')
      console.error(`Quire: add the field to the config of StorefrontProvider. Required: ${REQUIRED.join(', ')}.`);
    throw error;
  }
}

/** The value of the provider. Throws CommerceError `integration` outside of a provider. */
export function useSurroundings(): StorefrontSurroundings {
  const surroundings = useContext(StorefrontContext);
  if (!surroundings) {
    throw new CommerceError(
      'integration',
      'NO_PROVIDER',
      'quire-widgets: expected a <StorefrontProvider> around this component',
    );
  }
  return surroundings;
}

/**
 * The storefront of this page, for cases that no other hook covers. Throws CommerceError `integration` outside of a
 * provider.
 */
export function useStorefront(): Storefront {
  return useSurroundings().storefront;
}
