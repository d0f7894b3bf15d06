import type { StorefrontConfig } from '../../src/core/platform/client/settings';
import { BUSINESS_CONTEXT, CONTEXT } from '../../tests/support/widgets/storefront';
import { inLanguage } from './language';

/** The toolbar's values, by the name of each switch. */
export type Globals = Record<string, unknown>;

const SITES: Record<string, StorefrontConfig> = { COM: CONTEXT, SBA: BUSINESS_CONTEXT };

/** A story's page with the toolbar's values: its language, its tenant, and the network of its calls. */
export function asSwitched(config: Partial<StorefrontConfig>, globals: Globals) {
  const { tenant, legacyTenant, storeId } = SITES[String(globals['tenant'])] ?? {};
  const ofTenant = tenant === undefined ? config : { ...config, tenant, legacyTenant, storeId };
  const names = ['language', 'tenant', 'network'].map((name) => String(globals[name] ?? ''));
  return {
    /** a changed value creates another page with its own shop */
    key: names.join(),
    config: inLanguage(ofTenant as Partial<StorefrontConfig>, names[0] || undefined),
    network: names[2],
  };
}
