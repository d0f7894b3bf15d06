import { CommerceError } from './commerceError';

/** The locales that are supported for prices and messages, the default first [I18N-002, I18N-003]. */
export const LOCALES = ['en-US', 'en-CA', 'fr-CA'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en-US';

/** Converts a locale that may contain an underscore to BCP 47: 'en_US' becomes 'en-US'. */
export function hyphenatedLocale(locale: string): string {
  return locale.replaceAll('_', '-');
}

export type TenantCode = 'COM' | 'SBA';

/**
 * The page's configuration of the shop it belongs to. The first eight fields are required. Use the values
 * of your existing storefront.
 */
export type ContextInput = {
  /** `COM` sells to consumers, `SBA` to business accounts. */
  tenant: TenantCode;
  /** '10001' (COM), '10051' (SBA) */
  legacyTenant: string;
  /** 'en-US' or 'en_US' */
  locale: string;
  /** The channel of sessions and recommendations: 'WEB' */
  channelId: string;
  /** The country's site: 'US', 'CA' */
  siteId: string;
  /** The number of the content's language: '-1' for English */
  langId: string;
  /** The code of the content's language: 'en', 'fr' */
  langCd: string;
  /** The number of the storefront: '10001' */
  storeId: string;
  /** ISO 4217; default USD */
  currency?: string | undefined;
  catalogId?: string | undefined;
  /** Default: derived from the locale's country. */
  isCA?: boolean | undefined;
  /** Default: derived from `env`. */
  isProd?: boolean | undefined;
  /** Default 'prod'. */
  env?: string | undefined;
  tenantFullName?: string | undefined;
};

/** The facts about the shop that are available to every rule [CTX-001, CTX-002]. */
export type SiteVariables = {
  isCA: boolean;
  isCOM: boolean;
  isSBA: boolean;
  isProd: boolean;
  currency: string;
  storeId: string;
  catalogId: string | undefined;
  langId: string;
  langCd: string;
  channelId: string;
  siteId: string;
  /** as the page spells it */
  locale: string;
  /** the shop's own locale, BCP 47 */
  hyphenatedLocale: string;
  env: string;
  tenant: { legacyNumber: string; fullName: string; shortName: 'sdc' | 'sba' };
};

/** The query parameter by which a business shop finds the customer's tenant; a consumer shop needs none [CART-FETCH-009]. */
export const tenantQuery = ({ isSBA, tenant }: SiteVariables): { tenantId?: string } =>
  isSBA ? { tenantId: tenant.legacyNumber } : {};

/** Which of the two variants of the library the page runs. */
export type Site = Pick<SiteVariables, 'isSBA'>;

/** The required fields, in the order in which a missing one is reported. */
export const REQUIRED = [
  'tenant',
  'legacyTenant',
  'locale',
  'channelId',
  'siteId',
  'langId',
  'langCd',
  'storeId',
] as const;

/**
 * Creates the site variables of a page [CTX-001, CTX-002].
 * Throws CommerceError `integration`: CONTEXT_INCOMPLETE names the first missing field, as in 'tenant required!'
 * [CTX-003, CTX-004, CTX-005, CTX-006]; CONTEXT_INVALID means that the tenant is neither COM nor SBA.
 */
export function createContext(input: ContextInput): SiteVariables {
  for (const field of REQUIRED) {
    if ((input[field] ?? '') === '') {
      throw new CommerceError('integration', 'CONTEXT_INCOMPLETE', `${field} required!`);
    }
  }

  const { tenant, legacyTenant, locale, env = 'prod' } = input;
  if (tenant !== 'COM' && tenant !== 'SBA') {
    throw new CommerceError('integration', 'CONTEXT_INVALID', `tenant: expected COM or SBA, received ${tenant}`);
  }
  return {
    isCA: input.isCA ?? locale.endsWith('CA'),
    isCOM: tenant === 'COM',
    isSBA: tenant === 'SBA',
    isProd: input.isProd ?? env === 'prod',
    currency: input.currency ?? 'USD',
    storeId: input.storeId,
    catalogId: input.catalogId,
    langId: input.langId,
    langCd: input.langCd,
    channelId: input.channelId,
    siteId: input.siteId,
    locale,
    hyphenatedLocale: hyphenatedLocale(locale),
    env,
    tenant: {
      legacyNumber: legacyTenant,
      fullName: input.tenantFullName ?? tenant,
      shortName: tenant === 'COM' ? 'sdc' : 'sba',
    },
  };
}
