'use client';

import { useMemo } from 'react';
import { accountingGate } from '../../core/checkout/client/accountingGate';
import { useStorefront } from '../platform/StorefrontProvider';

const OPEN = async () => true;

/**
 * The gate before a business's checkout, for pages with a way to the checkout of their own: asks for the budget center, the
 * purchase order and the release that are required and missing, and says whether the customer may go on. In a consumer shop
 * it is always open [GEN-004].
 */
export function useAccountingGate(): () => Promise<boolean> {
  const storefront = useStorefront();
  return useMemo(() => accountingGate(storefront) ?? OPEN, [storefront]);
}
