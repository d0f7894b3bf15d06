import { describe, expect, test } from 'vitest';
import {
  blockType,
  canBuy,
  canBuyOffContract,
  canPickUpInStore,
  hasMarketPrice,
  hasOnContractFilter,
  hasPermission,
  isHealthcare,
  isHealthcareRefusal,
  isWholesaler,
  type PermissionDetail,
  shippingZip,
  sortOptions,
} from './permissions';

const groups = (...codes: string[]): PermissionDetail => ({ groups: codes });

describe('hasPermission', () => {
  test.each([
    ['header', 'H_AO'],
    ['groups', 'G_AL'],
    ['actions', 'PD'],
    ['actions', 'DL'],
  ])('a code in the group %s is granted: %s [SESS-012, SESS-002]', (group, code) => {
    expect(hasPermission({ [group]: ['X', code] }, code)).toBe(true);
    expect(hasPermission({ [group]: ['X'] }, code)).toBe(false);
  });

  test.each(['globalPermission', 'landingPagesPermission'] as const)(
    'a code in the set %s is granted, and can be checked in that set alone [SESS-013, SESS-002]',
    (set) => {
      const other = set === 'globalPermission' ? 'landingPagesPermission' : 'globalPermission';
      expect(hasPermission({ [set]: ['G_AL'] }, 'G_AL')).toBe(true);
      expect(hasPermission({ [set]: ['G_AL'] }, 'G_AL', set)).toBe(true);
      expect(hasPermission({ [set]: ['G_AL'] }, 'G_AL', other)).toBe(false);
      expect(hasPermission(groups('G_AL'), 'G_AL', set)).toBe(false);
    },
  );

  test('a code is not granted by a longer code that begins with it [SESS-012]', () => {
    expect(hasPermission(groups('G_ALP'), 'G_AL')).toBe(false);
    expect(hasPermission({}, 'G_AL')).toBe(false);
    expect(hasPermission(undefined, 'G_AL', 'globalPermission')).toBe(false);
  });
});

describe('shippingZip', () => {
  const inside = { sessionData: { deprecableRequestFields: { shippingZip: '02108' } } };
  const beside = { deprecableRequestFields: { shippingZip: '01702' } };

  test.each([
    [undefined, undefined],
    [{}, undefined],
    [inside, '02108'],
    [beside, '01702'],
    [{ ...inside, ...beside }, '02108'],
    [{ sessionData: { deprecableRequestFields: {} }, ...beside }, '01702'],
    [{ sessionData: { deprecableRequestFields: { shippingZip: '' } }, ...beside }, '01702'],
    [{ sessionData: {}, ...beside }, '01702'],
  ])('the shipping zip of %j is %s: the one inside sessionData takes precedence [SESS-002]', (detail, zip) => {
    expect(shippingZip(detail)).toBe(zip);
  });
});

describe('Account permissions', () => {
  test('an account with G_WS is a wholesaler’s [SESS-016]', () => {
    expect(isWholesaler(groups('G_WS'))).toBe(true);
    expect(isWholesaler({})).toBe(false);
  });

  test.each([
    [groups('G_IOC'), true, true],
    [groups('G_IOC'), false, true],
    [groups(), true, true],
    [groups(), false, false],
  ])('an account with %j may buy an item that is on contract (%s): %s [SESS-017]', (detail, isOnContract, expected) => {
    expect(canBuy(detail, { isOnContract })).toBe(expected);
    expect(canBuyOffContract(detail)).toBe(detail.groups?.includes('G_IOC'));
  });

  test('an account with G_CSE has the on-contract filter [SESS-018]', () => {
    expect(hasOnContractFilter(groups('G_CSE'))).toBe(true);
    expect(hasOnContractFilter(groups('G_IOC'))).toBe(false);
  });

  test.each([
    ['SBA', groups('G_BOP'), true],
    ['SBA', groups(), false],
    ['SBA', undefined, false],
    ['COM', groups(), true],
    ['COM', undefined, true],
  ])('an account of %s with %j may pick up in store: %s [SESS-019]', (tenant, detail, expected) => {
    expect(canPickUpInStore(detail, { isSBA: tenant === 'SBA' })).toBe(expected);
  });

  test.each([
    [groups('G_BIO'), 'BIO'],
    [groups('G_IBV'), 'IBV'],
    [groups('G_IBV', 'G_BIO'), 'BIO'],
    [groups(), undefined],
    [undefined, undefined],
  ])('an account with %j has the block type %s [SESS-020]', (detail, type) => {
    expect(blockType(detail)).toBe(type);
  });

  test.each([
    [{ activePriceMethods: ['LIST', 'MPI'] }, true],
    [{ activePriceMethods: ['LIST'] }, false],
    [{}, false],
    [undefined, false],
  ])('an account with %j buys at the market price: %s [SESS-021]', (detail, expected) => {
    expect(hasMarketPrice(detail)).toBe(expected);
  });

  test.each([
    [{ isHealthcare: true }, true],
    [{ isHealthcare: false }, false],
    [{}, false],
    [undefined, false],
  ])(
    'an account with %j is of healthcare: %s; others are refused by HEALTH_CARE_RESTRICTION [SESS-022]',
    (detail, expected) => {
      expect(isHealthcare(detail)).toBe(expected);
      expect(isHealthcareRefusal(detail, 'HEALTH_CARE_RESTRICTION')).toBe(!expected);
      expect(isHealthcareRefusal(detail, 'RESTRICTED_ITEM')).toBe(false);
    },
  );

  test('an account has the sort options that it is permitted [SESS-023]', () => {
    expect(sortOptions({ searchSortPermissions: ['price', 'rating'] })).toEqual(['price', 'rating']);
    expect(sortOptions({})).toEqual([]);
    expect(sortOptions(undefined)).toEqual([]);
  });
});
