import { useMemo } from 'react';
import { accountingGate } from '../../core/checkout/client/accountingGate';
import { useStorefront } from '../platform/StorefrontProvider';

const OPEN = async () => true;

/**
 * The gate before a business's checkout, for pages with their own checkout link: prompts for the budget center, the
 * purchase order and the release that are required and missing, and returns whether the customer may continue. In a
 * consumer shop it is always open [GEN-004].
 */
export function useAccountingGate(): () => Promise<boolean> {
  const storefront = useStorefront();
  return useMemo(() => accountingGate(storefront) ?? OPEN, [storefront]);
}
