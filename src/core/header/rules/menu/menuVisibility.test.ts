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

/** A customer and page to whom no exclusion except the tested one could apply. */
function neutral(code: string): Conditions {
  const isAboutGuests = code === 'NO_GUEST';
  return { session: { isLoggedIn: isAboutGuests }, page: { header: code === 'NO_HDR_FULL' ? 'slim' : 'full' } };
}

describe('an exclusion code', () => {
  test.each(exclusions)(
    '%s hides where its fact is there (%j), and nowhere else [MENU-008, MENU-009, MENU-010, MENU-011, MENU-012, MENU-013, MENU-014, MENU-015, MENU-016, MENU-017, MENU-018, MENU-019, MENU-020]',
    (code, hides) => {
      expect(verdict([code], hides)).toEqual({ isShown: false, reason: 'excluded', code });
      expect(isShown([code], neutral(code))).toBe(true);
      expect(isShown([` ${code.toLowerCase()} `], hides)).toBe(false);
    },
  );

  test('hides whatever inclusion codes the item has [MENU-007]', () => {
    const conditions = { session: { isLoggedIn: true, userType: 'ASC' as const } };
    expect(isShown(['LOGGEDIN'], conditions)).toBe(true);
    expect(verdict(['LOGGEDIN', 'NO_ASC'], conditions)).toEqual({ isShown: false, reason: 'excluded', code: 'NO_ASC' });
  });

  test('of a web toggle does not hide while the list lacks that toggle: missing counts as on [MENU-015, MENU-052]', () => {
    expect(isShown(['NO_TOGGLE_newDeals'])).toBe(true);
    expect(isShown(['NO_TOGGLE_newDeals'], { session: toggle('newDeals', true) })).toBe(true);
    expect(
      isShown(['NO_TOGGLE_newDeals'], { session: { webToggleList: [{ toggleName: 'newDeals', active: false }] } }),
    ).toBe(false);
  });

  test('of a web toggle hides without it where a shop lets missing count as off [MENU-052]', () => {
    const rules = { missingToggle: 'off' } as const;
    expect(isShown(['NO_TOGGLE_newDeals'], { rules })).toBe(false);
    expect(isShown(['NO_TOGGLE_newDeals'], { rules, session: toggle('NEWDEALS', true) })).toBe(true);
  });

  test('of a ramp does not hide while the list lacks that ramp: missing counts as off [MENU-018, MENU-053]', () => {
    expect(isShown(['NO_SA_RAMP3'])).toBe(true);
    expect(isShown(['NO_SA_RAMP3'], { page: { missingRamp: 'on' } })).toBe(false);
  });

  test('of a segment hides consumers only [MENU-014, MENU-051]', () => {
    const session = { customerAttributes: { SEGMENTCODE: '7_X' } };
    expect(isShown(['NO_SEG_7'], { session })).toBe(false);
    expect(isShown(['NO_SEG_7'], { session, isSBA: true })).toBe(true);
  });

  test('that nobody knows never hides', () => {
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

describe('an inclusion code', () => {
  test.each(inclusions)(
    '%s shows an item to whom it fits (%j) and to nobody else [MENU-024, MENU-025, MENU-026, MENU-027, MENU-028, MENU-029, MENU-030, MENU-031, MENU-032, MENU-033, MENU-034, MENU-035, MENU-036, MENU-037, MENU-038, MENU-039, MENU-040, MENU-041, MENU-042, MENU-043, MENU-044, MENU-045, MENU-046, MENU-047, MENU-048, MENU-049]',
    (code, needs) => {
      expect(verdict([code], needs)).toEqual({ isShown: true, reason: 'included', code });
      const other = { session: { isLoggedIn: code === 'PRINTMKT', permissionDetail: { groups: ['G_OTHER'] } } };
      expect(verdict([code], other)).toEqual({ isShown: false, reason: 'not-included', codes: [code] });
    },
  );

  test('is one of several, of which one is enough [MENU-023]', () => {
    const codes = ['H_AO', 'H_AL', 'DL'];
    expect(verdict(codes, permission('DL'))).toEqual({ isShown: true, reason: 'included', code: 'DL' });
    expect(verdict(codes)).toEqual({ isShown: false, reason: 'not-included', codes });
  });

  test.each(['SEG_26', 'seg_26', '26_LOYALTY_ELT'])('%s admits that segment, in COM only [MENU-051]', (code) => {
    const session = { customerAttributes: { SEGMENTCODE: '26_LOYALTY_ELT' } };
    expect(verdict([code], { session })).toEqual({ isShown: true, reason: 'included', code });
    expect(isShown([code])).toBe(false);
    expect(isShown([code], { isSBA: true })).toBe(true);
    expect(isShown([code, 'H_AO'], { session, isSBA: true })).toBe(false);
  });

  test('that nobody knows fits nobody, and is told', () => {
    expect(isShown(['MYSTERY'])).toBe(false);
    expect(isShown(['MYSTERY', 'LOGGEDIN'], { session: { isLoggedIn: true } })).toBe(true);
    expect(unknownMenuCodes(['MYSTERY', 'LOGGEDIN', 'NO_SUCH_THING', ''])).toEqual(['MYSTERY', 'NO_SUCH_THING']);
    expect(isShown(['constructor'])).toBe(false);
  });
});

describe('an item', () => {
  test.each([[[]], [['']], [[' ']]])('with the codes %j is visible [MENU-006]', (codes) => {
    expect(verdict(codes)).toEqual({ isShown: true, reason: 'no-codes' });
  });

  test('for mobile widths only shows there, if its other codes agree [MENU-050]', () => {
    expect(verdict(['MOBILE_ONLY'])).toEqual({ isShown: false, reason: 'not-mobile', code: 'MOBILE_ONLY' });
    expect(isShown(['MOBILE_ONLY'], { page: { isMobile: true } })).toBe(true);
    expect(isShown(['MOBILE_ONLY', 'LOGGEDIN'], { page: { isMobile: true } })).toBe(false);
  });

  test('with flow codes shows when all of them match, and its inclusions too [MENU-022]', () => {
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
    'in a rep’s session that hides %s items, with the codes %j, is shown: %s [MENU-021]',
    (csrHides, codes, shown) => {
      const session = { isLoggedIn: true, csrUserId: 'rep-1' };
      expect(isShown([...codes], { session, rules: { csrHides } })).toBe(shown);
    },
  );

  test('with codes is hidden from a rep before anything else is asked [MENU-021]', () => {
    const conditions = { session: { isLoggedIn: true, flowType: 'CSR' }, page: { isMobile: true } };
    expect(verdict(['NO_MOBILE', 'LOGGEDIN'], conditions)).toEqual({ isShown: false, reason: 'csr' });
  });

  test('may carry the shop’s own spellings', () => {
    const rules = { codes: { HideOnPhones: 'NO_MOBILE', BEST: 'SEG_21' } };
    expect(isShown(['hideonphones'], { rules, page: { isMobile: true } })).toBe(false);
    const session = { customerAttributes: { SEGMENTCODE: '21_TIER_BEST_CUST_PLUS' } };
    expect(isShown(['best'], { rules, session })).toBe(true);
  });
});

test('every code of the table is looked at here', () => {
  const looked = new Set([...exclusions, ...inclusions].map(([code]) => code.toUpperCase()));
  const others = Object.keys(MENU_CODES).filter((code) => !looked.has(code));
  expect(others.sort()).toEqual(['MOBILE_ONLY', 'NO_CSR', ...FLOWS.map((name) => `FLOW_${name}`)].sort());
});
