import { describe, expect, test } from 'vitest';
import { isBusinessBuyer } from '../../account/rules/roles';
import { CommerceError } from './commerceError';
import { type ContextInput, createContext, type TenantCode } from './context';
import { returnParameter } from './loginRedirect';
import { hasAccounting } from './session/accountingDemands';
import { canPickUpInStore } from './session/permissions';

const complete: ContextInput = {
  tenant: 'COM',
  legacyTenant: '10001',
  locale: 'en_US',
  channelId: 'WEB',
  siteId: 'US',
  langId: '-1',
  langCd: 'en',
  storeId: '10151',
};

function refusal(input: unknown) {
  try {
    createContext(input as ContextInput);
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('createContext', () => {
  test('has every site variable, with defaults for those that the page leaves out [CTX-001, CTX-002, I18N-002]', () => {
    expect(createContext(complete)).toStrictEqual({
      isCA: false,
      isCOM: true,
      isSBA: false,
      isProd: true,
      currency: 'USD',
      storeId: '10151',
      catalogId: undefined,
      langId: '-1',
      langCd: 'en',
      channelId: 'WEB',
      siteId: 'US',
      locale: 'en_US',
      hyphenatedLocale: 'en-US',
      env: 'prod',
      tenant: { legacyNumber: '10001', fullName: 'COM', shortName: 'sdc' },
    });
  });

  test('values of the page override the defaults [CTX-001, CTX-002]', () => {
    const overrides = {
      tenant: 'SBA',
      legacyTenant: '10051',
      currency: 'CAD',
      catalogId: '10051',
      isCA: true,
      isProd: true,
      env: 'qa',
      tenantFullName: 'Business accounts',
    } as const;

    expect(createContext({ ...complete, ...overrides })).toMatchObject({
      isCA: true,
      isCOM: false,
      isSBA: true,
      isProd: true,
      currency: 'CAD',
      catalogId: '10051',
      env: 'qa',
      tenant: { legacyNumber: '10051', fullName: 'Business accounts', shortName: 'sba' },
    });
  });

  test.each([
    ['en-US', 'en-US', false],
    ['en_CA', 'en-CA', true],
    ['fr-CA', 'fr-CA', true],
  ])('the locale %s is hyphenated as %s, and is Canadian: %s [CTX-001]', (locale, hyphenated, isCA) => {
    expect(createContext({ ...complete, locale })).toMatchObject({ locale, hyphenatedLocale: hyphenated, isCA });
  });

  test('an environment other than prod is not production [CTX-001]', () => {
    expect(createContext({ ...complete, env: 'qa' }).isProd).toBe(false);
  });
});

describe('Invalid contexts', () => {
  const missingFields = [
    ['tenant', 'tenant required!'],
    ['legacyTenant', 'legacyTenant required!'],
    ['locale', 'locale required!'],
    ['channelId', 'channelId required!'],
    ['siteId', 'siteId required!'],
    ['langId', 'langId required!'],
    ['langCd', 'langCd required!'],
    ['storeId', 'storeId required!'],
  ] as const;

  test.each(missingFields)('a missing %s throws "%s" [CTX-003, CTX-004, CTX-005, CTX-006]', (field, message) => {
    for (const missing of [undefined, null, '']) {
      const error = refusal({ ...complete, [field]: missing });
      expect(error).toBeInstanceOf(CommerceError);
      expect(error).toMatchObject({ kind: 'integration', code: 'CONTEXT_INCOMPLETE', message });
    }
  });

  test.each(missingFields)(
    'a missing %s is named before the missing fields that follow it [CTX-006]',
    (field, message) => {
      const known = missingFields
        .slice(
          0,
          missingFields.findIndex(([name]) => name === field),
        )
        .map(([name]) => name);
      const input = Object.fromEntries(known.map((name) => [name, complete[name]]));
      expect(refusal(input)).toMatchObject({ message });
    },
  );

  test('an unknown tenant throws [CTX-002]', () => {
    expect(refusal({ ...complete, tenant: 'XYZ' })).toMatchObject({
      kind: 'integration',
      code: 'CONTEXT_INVALID',
      message: 'tenant: expected COM or SBA, received XYZ',
    });
  });
});

test.each([
  ['COM', { returns: 'jumpUrl', hasAccounting: false, isBuyer: false, picksUpFreely: true }],
  ['SBA', { returns: 'TARGET', hasAccounting: true, isBuyer: true, picksUpFreely: false }],
] as [TenantCode, object][])(
  'every rule follows the tenant that the page configures: %s [GEN-001]',
  (tenant, followed) => {
    const site = createContext({ ...complete, tenant, legacyTenant: tenant === 'COM' ? '10001' : '10051' });
    expect([site.isCOM, site.isSBA]).toEqual([tenant === 'COM', tenant === 'SBA']);
    expect({
      returns: returnParameter(site),
      hasAccounting: hasAccounting(site),
      isBuyer: isBusinessBuyer({ isLoggedIn: true }, site),
      picksUpFreely: canPickUpInStore({}, site),
    }).toEqual(followed);
  },
);
