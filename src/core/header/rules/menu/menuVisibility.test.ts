import { describe, expect, test } from 'vitest';
import { createSession, type Session } from '../../../platform/rules/session/session';
import { MENU_CODES } from './menuCodes';
import { type MenuPage, menuFactsOf } from './menuFacts';
import { checkMenuItem, type MenuRules, unknownMenuCodes } from './menuVisibility';

type Conditions = { session?: Partial<Session>; page?: Partial<MenuPage>; isSBA?: boolean; rules?: MenuRules };

const PAGE: MenuPage = { isMobile: false, header: 'full', isCart: false };

function verdict(codes: string[], { session, page, isSBA = false, rules }: Conditions = {}) {
  const known = menuFactsOf(createSession(session), { isSBA }, { ...PAGE, ...page });
  return checkMenuItem(codes, known, rules);
}

const isShown = (codes: string[], conditions?: Conditions) => verdict(codes, conditions).isShown;

const toggle = (toggleName: string, isOn: boolean): Partial<Session> => ({
  webToggleList: [{ toggleName, values: [isOn ? 'Y' : 'N'] }],
});

const flow = (flowType: string): Conditions => ({ session: { flowType } });

const header = (variant: MenuPage['header']): Conditions => ({ page: { header: variant } });

const FLOWS = ['SAML', 'MVP', 'EDIV', 'HITOUCH', 'SOUTHWEST'];

/** Each exclusion code, and the only conditions under which it hides. */
const exclusions: [code: string, hides: Conditions][] = [
  ['NO_MOBILE', { page: { isMobile: true } }],
  ['NO_HDR_FULL', header('full')],
  ['NO_HDR_SLIM', header('slim')],
  ['NO_HDR_LOGO', header('logo-only')],
  ['NO_HDR_TPV', header('tpv')],
  ...FLOWS.map((name): [string, Conditions] => [`NO_${name}`, flow(name)]),
  ['NO_ASC', { session: { userType: 'ASC' } }],
  ['NO_GUEST', { session: { isLoggedIn: false } }],
  ['NO_LOGGEDIN', { session: { isLoggedIn: true } }],
  ['NO_SEG_26', { session: { customerAttributes: { SEGMENTCODE: '26_LOYALTY_ELT' } } }],
  ['NO_TOGGLE_newDeals', { session: toggle('newDeals', false) }],
  ['NO_CART', { page: { isCart: true } }],
  ['NO_APP', { session: { isMobileAPP: true } }],
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((n): [string, Conditions] => [
    `NO_SA_RAMP${n}`,
    { session: toggle(`SA_RAMP${n}`, true) },
  ]),
  ...['CME', 'OME', 'ARE'].map((flag): [string, Conditions] => [`NO_${flag}`, { session: { flags: [flag] } }]),
  ['NO_FPL', { session: { hasFrequentlyPurchasedList: true } }],
];

/** A customer and a page to which the tested exclusion does not apply. */
function neutral(code: string): Conditions {
  const isAboutGuests = code === 'NO_GUEST';
  return { session: { isLoggedIn: isAboutGuests }, page: { header: code === 'NO_HDR_FULL' ? 'slim' : 'full' } };
}

describe('Exclusion codes', () => {
  test.each(exclusions)(
    '%s hides an item under its condition (%j), and not otherwise [MENU-008, MENU-009, MENU-010, MENU-011, MENU-012, MENU-013, MENU-014, MENU-015, MENU-016, MENU-017, MENU-018, MENU-019, MENU-020]',
    (code, hides) => {
      expect(verdict([code], hides)).toEqual({ isShown: false, reason: 'excluded', code });
      expect(isShown([code], neutral(code))).toBe(true);
      expect(isShown([` ${code.toLowerCase()} `], hides)).toBe(false);
    },
  );

  test('an exclusion code hides an item even if its inclusion codes match [MENU-007]', () => {
    const conditions = { session: { isLoggedIn: true, userType: 'ASC' as const } };
    expect(isShown(['LOGGEDIN'], conditions)).toBe(true);
    expect(verdict(['LOGGEDIN', 'NO_ASC'], conditions)).toEqual({ isShown: false, reason: 'excluded', code: 'NO_ASC' });
  });

  test('NO_TOGGLE hides an item only if the toggle is off; a missing toggle counts as on [MENU-015, MENU-052]', () => {
    expect(isShown(['NO_TOGGLE_newDeals'])).toBe(true);
    expect(isShown(['NO_TOGGLE_newDeals'], { session: toggle('newDeals', true) })).toBe(true);
    expect(
      isShown(['NO_TOGGLE_newDeals'], { session: { webToggleList: [{ toggleName: 'newDeals', active: false }] } }),
    ).toBe(false);
  });

  test('NO_TOGGLE hides an item if the toggle is missing and the shop counts missing toggles as off [MENU-052]', () => {
    const rules = { missingToggle: 'off' } as const;
    expect(isShown(['NO_TOGGLE_newDeals'], { rules })).toBe(false);
    expect(isShown(['NO_MOBILE'], { rules })).toBe(true);
    expect(isShown(['NO_TOGGLE_newDeals'], { rules, session: toggle('NEWDEALS', true) })).toBe(true);
  });

  test('NO_SA_RAMP does not hide an item if the ramp is missing, unless the page counts missing ramps as on [MENU-018, MENU-053]', () => {
    expect(isShown(['NO_SA_RAMP3'])).toBe(true);
    expect(isShown(['NO_SA_RAMP3'], { page: { missingRamp: 'on' } })).toBe(false);
  });

  test('NO_SEG hides an item from consumers only [MENU-014, MENU-051]', () => {
    const session = { customerAttributes: { SEGMENTCODE: '7_X' } };
    expect(isShown(['NO_SEG_7'], { session })).toBe(false);
    expect(isShown(['NO_SEG_7'], { session, isSBA: true })).toBe(true);
  });

  test('an unknown exclusion code never hides an item', () => {
    expect(verdict(['NO_SUCH_THING'])).toEqual({ isShown: true, reason: 'not-excluded' });
  });
});

const permission = (code: string): Conditions => ({ session: { permissionDetail: { groups: [code] } } });

/** Each inclusion code, and what it requires. */
const inclusions: [code: string, needs: Conditions][] = [
  ['LOGGEDIN', { session: { isLoggedIn: true } }],
  ...['H_AO', 'H_AL', 'H_AG', 'H_R', 'G_SE', 'H_CM', 'G_ALP', 'G_AL', 'G_BRE', 'H_SB', 'H_SAM'].map(
    (code): [string, Conditions] => [code, permission(code)],
  ),
  ['BLUETARP', permission('G_BT2')],
  ['BLUETARP', permission('G_BT2V')],
  ['G_BT1', permission('G_BT1')],
  ['PRINTMKT', { session: { isLoggedIn: true, permissionDetail: { groups: ['G_PSE'] } } }],
  ['PRINTMKT', { session: { isLoggedIn: false } }],
  ...['H_MU', 'H_AR', 'H_EMP', 'H_SL', 'H_CP', 'G_BOP'].map((code): [string, Conditions] => [code, permission(code)]),
  ['DL', { session: { permissionDetail: { actions: ['DL'] } } }],
  ...['H_EBL', 'G_CON', 'H_SSD'].map((code): [string, Conditions] => [code, permission(code)]),
  ['SELECT', { session: { membershipDetail: { membershipProgram: 'SELECT' } } }],
  ['PREMIUM', { session: { membershipDetail: { membershipProgram: 'PREMIUM' } } }],
];

describe('Inclusion codes', () => {
  test.each(inclusions)(
    '%s shows an item under its condition (%j), and not otherwise [MENU-024, MENU-025, MENU-026, MENU-027, MENU-028, MENU-029, MENU-030, MENU-031, MENU-032, MENU-033, MENU-034, MENU-035, MENU-036, MENU-037, MENU-038, MENU-039, MENU-040, MENU-041, MENU-042, MENU-043, MENU-044, MENU-045, MENU-046, MENU-047, MENU-048, MENU-049]',
    (code, needs) => {
      expect(verdict([code], needs)).toEqual({ isShown: true, reason: 'included', code });
      const other = { session: { isLoggedIn: code === 'PRINTMKT', permissionDetail: { groups: ['G_OTHER'] } } };
      expect(verdict([code], other)).toEqual({ isShown: false, reason: 'not-included', codes: [code] });
    },
  );

  test('one matching inclusion code of several is enough [MENU-023]', () => {
    const codes = ['H_AO', 'H_AL', 'DL'];
    expect(verdict(codes, permission('DL'))).toEqual({ isShown: true, reason: 'included', code: 'DL' });
    expect(verdict(codes)).toEqual({ isShown: false, reason: 'not-included', codes });
  });

  test.each(['SEG_26', 'seg_26', '26_LOYALTY_ELT'])(
    '%s restricts an item to that segment in COM, and is ignored in SBA [MENU-051]',
    (code) => {
      const session = { customerAttributes: { SEGMENTCODE: '26_LOYALTY_ELT' } };
      expect(verdict([code], { session })).toEqual({ isShown: true, reason: 'included', code });
      expect(isShown([code])).toBe(false);
      expect(isShown([code], { isSBA: true })).toBe(true);
      expect(isShown([code, 'H_AO'], { session, isSBA: true })).toBe(false);
    },
  );

  test('a code with NO_ in its middle is not an exclusion', () => {
    expect(isShown(['MY_NO_TOGGLE_deals'])).toBe(false);
  });

  test('an unknown inclusion code never matches, and unknownMenuCodes lists it', () => {
    expect(isShown(['MYSTERY'])).toBe(false);
    expect(isShown(['MYSTERY', 'LOGGEDIN'], { session: { isLoggedIn: true } })).toBe(true);
    expect(unknownMenuCodes(['MYSTERY', 'LOGGEDIN', 'NO_SUCH_THING', ''])).toEqual(['MYSTERY', 'NO_SUCH_THING']);
    expect(isShown(['constructor'])).toBe(false);
    expect(isShown([' no_such_thing '])).toBe(true);
    expect(unknownMenuCodes(['26', '26X', 'X_26', 'SEG_26X', ' '])).toEqual(['26', '26X', 'X_26', 'SEG_26X']);
  });
});

describe('Item visibility', () => {
  test.each([[[]], [['']], [[' ']]])('an item with the codes %j is visible [MENU-006]', (codes) => {
    expect(verdict(codes)).toEqual({ isShown: true, reason: 'no-codes' });
  });

  test('a MOBILE_ONLY item is visible at mobile widths only, and only if its other codes match [MENU-050]', () => {
    expect(verdict(['MOBILE_ONLY'])).toEqual({ isShown: false, reason: 'not-mobile', code: 'MOBILE_ONLY' });
    expect(isShown(['MOBILE_ONLY'], { page: { isMobile: true } })).toBe(true);
    expect(isShown(['MOBILE_ONLY', 'LOGGEDIN'], { page: { isMobile: true } })).toBe(false);
  });

  test('an item with flow codes is visible only if all of them match, and its inclusion codes too [MENU-022]', () => {
    expect(isShown(['FLOW_SAML'], flow('saml'))).toBe(true);
    expect(verdict(['FLOW_SAML'])).toEqual({ isShown: false, reason: 'other-flow', code: 'FLOW_SAML' });
    expect(isShown(['FLOW_SAML', 'FLOW_MVP'], flow('MVP'))).toBe(false);
    expect(isShown(['FLOW_MVP', 'LOGGEDIN'], flow('MVP'))).toBe(false);
    expect(FLOWS.every((name) => isShown([`FLOW_${name}`], flow(name)))).toBe(true);
  });

  test.each([
    ['limited', ['LOGGEDIN'], false],
    ['limited', [], true],
    ['all', [], false],
    ['coded', ['LOGGEDIN'], true],
    ['coded', ['NO_CSR'], false],
  ] as const)(
    'in a CSR session that hides %s items, an item with the codes %j is visible: %s [MENU-021]',
    (csrHides, codes, shown) => {
      const session = { isLoggedIn: true, csrUserId: 'rep-1' };
      expect(isShown([...codes], { session, rules: { csrHides } })).toBe(shown);
    },
  );

  test('an item with codes is hidden in a CSR session before any other code is checked [MENU-021]', () => {
    const conditions = { session: { isLoggedIn: true, flowType: 'CSR' }, page: { isMobile: true } };
    expect(verdict(['NO_MOBILE', 'LOGGEDIN'], conditions)).toEqual({ isShown: false, reason: 'csr' });
  });

  test('an item may have the shop’s own spellings of codes', () => {
    const rules = { codes: { HideOnPhones: 'NO_MOBILE', BEST: 'SEG_21' } };
    expect(isShown(['hideonphones'], { rules, page: { isMobile: true } })).toBe(false);
    const session = { customerAttributes: { SEGMENTCODE: '21_TIER_BEST_CUST_PLUS' } };
    expect(isShown(['best'], { rules, session })).toBe(true);
    expect(isShown(['best'], { rules })).toBe(false);
  });
});

test('every code of the table has a test in this file', () => {
  const tested = new Set([...exclusions, ...inclusions].map(([code]) => code.toUpperCase()));
  const others = Object.keys(MENU_CODES).filter((code) => !tested.has(code));
  expect(others.sort()).toEqual(['MOBILE_ONLY', 'NO_CSR', ...FLOWS.map((name) => `FLOW_${name}`)].sort());
});
