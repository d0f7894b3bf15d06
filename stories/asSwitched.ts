import type { StorefrontConfig } from '../src/core/platform/client/settings';
import { BUSINESS_CONTEXT, CONTEXT } from '../tests/support/storefront';
import { inLanguage } from './language';

/** What the toolbar says, by the name of each switch. */
export type Globals = Record<string, unknown>;

const SITES: Record<string, StorefrontConfig> = { COM: CONTEXT, SBA: BUSINESS_CONTEXT };

/** A story's page as the toolbar wants it: in which language and of which tenant it is, and how its calls go. */
export function asSwitched(config: Partial<StorefrontConfig>, globals: Globals) {
  const { tenant, legacyTenant, storeId } = SITES[String(globals['tenant'])] ?? {};
  const ofTenant = tenant === undefined ? config : { ...config, tenant, legacyTenant, storeId };
  const names = ['language', 'tenant', 'network'].map((name) => String(globals[name] ?? ''));
  return {
    /** Another one is another page, with a shop of its own. */
    key: names.join(),
    config: inLanguage(ofTenant as Partial<StorefrontConfig>, names[0] || undefined),
    network: names[2],
  };
}
