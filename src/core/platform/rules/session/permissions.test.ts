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
  isLinkAccount,
  isLinkPlus,
  isWholesaler,
  type PermissionDetail,
  shippingZip,
  sortOptions,
} from './permissions';

const groups = (...codes: string[]): PermissionDetail => ({ groups: codes });

describe('a permission code', () => {
  test.each([
    ['header', 'H_AO'],
    ['groups', 'G_AL'],
    ['actions', 'PD'],
    ['actions', 'DL'],
  ])('in the group %s counts: %s [SESS-012, SESS-002]', (group, code) => {
    expect(hasPermission({ [group]: ['X', code] }, code)).toBe(true);
    expect(hasPermission({ [group]: ['X'] }, code)).toBe(false);
  });

  test.each(['globalPermission', 'landingPagesPermission'] as const)(
    'in the set %s counts, and may be asked for there alone [SESS-013, SESS-002]',
    (set) => {
      const other = set === 'globalPermission' ? 'landingPagesPermission' : 'globalPermission';
      expect(hasPermission({ [set]: ['G_AL'] }, 'G_AL')).toBe(true);
      expect(hasPermission({ [set]: ['G_AL'] }, 'G_AL', set)).toBe(true);
      expect(hasPermission({ [set]: ['G_AL'] }, 'G_AL', other)).toBe(false);
      expect(hasPermission(groups('G_AL'), 'G_AL', set)).toBe(false);
    },
  );

  test('that begins like another is another [SESS-012]', () => {
    expect(hasPermission(groups('G_ALP'), 'G_AL')).toBe(false);
    expect(hasPermission({}, 'G_AL')).toBe(false);
    expect(hasPermission(undefined, 'G_AL', 'globalPermission')).toBe(false);
  });
});

describe('the zip to ship to', () => {
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
  ])('of %j is %s: inside sessionData counts before beside it [SESS-002]', (detail, zip) => {
    expect(shippingZip(detail)).toBe(zip);
  });
});

describe('an account', () => {
  test('is a link account with G_AL [SESS-014]', () => {
    expect(isLinkAccount(groups('G_AL'))).toBe(true);
    expect(isLinkAccount(groups('G_ALP'))).toBe(false);
  });

  test('is link plus with G_ALP [SESS-015]', () => {
    expect(isLinkPlus(groups('G_ALP'))).toBe(true);
    expect(isLinkPlus(groups('G_AL'))).toBe(false);
  });

  test('is a wholesaler’s with G_WS [SESS-016]', () => {
    expect(isWholesaler(groups('G_WS'))).toBe(true);
    expect(isWholesaler({})).toBe(false);
  });

  test.each([
    [groups('G_IOC'), true, true],
    [groups('G_IOC'), false, true],
    [groups(), true, true],
    [groups(), false, false],
  ])('with %j may buy an item that is on contract (%s): %s [SESS-017]', (detail, isOnContract, expected) => {
    expect(canBuy(detail, { isOnContract })).toBe(expected);
    expect(canBuyOffContract(detail)).toBe(detail.groups?.includes('G_IOC'));
  });

  test('has the on-contract filter with G_CSE [SESS-018]', () => {
    expect(hasOnContractFilter(groups('G_CSE'))).toBe(true);
    expect(hasOnContractFilter(groups('G_IOC'))).toBe(false);
  });

  test.each([
    ['SBA', groups('G_BOP'), true],
    ['SBA', groups(), false],
    ['SBA', undefined, false],
    ['COM', groups(), true],
    ['COM', undefined, true],
  ])('of %s with %j may pick up in store: %s [SESS-019]', (tenant, detail, expected) => {
    expect(canPickUpInStore(detail, { isSBA: tenant === 'SBA' })).toBe(expected);
  });

  test.each([
    [groups('G_BIO'), 'BIO'],
    [groups('G_IBV'), 'IBV'],
    [groups('G_IBV', 'G_BIO'), 'BIO'],
    [groups(), undefined],
    [undefined, undefined],
  ])('with %j blocks items in the way %s [SESS-020]', (detail, type) => {
    expect(blockType(detail)).toBe(type);
  });

  test.each([
    [{ activePriceMethods: ['LIST', 'MPI'] }, true],
    [{ activePriceMethods: ['LIST'] }, false],
    [{}, false],
    [undefined, false],
  ])('with %j buys at the market price: %s [SESS-021]', (detail, expected) => {
    expect(hasMarketPrice(detail)).toBe(expected);
  });

  test.each([
    [{ isHealthcare: true }, true],
    [{ isHealthcare: false }, false],
    [{}, false],
    [undefined, false],
  ])('with %j is of healthcare: %s; others are refused by HEALTH_CARE_RESTRICTION [SESS-022]', (detail, expected) => {
    expect(isHealthcare(detail)).toBe(expected);
    expect(isHealthcareRefusal(detail, 'HEALTH_CARE_RESTRICTION')).toBe(!expected);
    expect(isHealthcareRefusal(detail, 'RESTRICTED_ITEM')).toBe(false);
  });

  test('gets the sort choices that it is permitted [SESS-023]', () => {
    expect(sortOptions({ searchSortPermissions: ['price', 'rating'] })).toEqual(['price', 'rating']);
    expect(sortOptions({})).toEqual([]);
    expect(sortOptions(undefined)).toEqual([]);
  });
});
