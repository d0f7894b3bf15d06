import { segmentOf } from '../../src/core/account/rules/segment';
import { HEADER_VARIANTS, type HeaderVariant } from '../../src/core/header/rules/headerVariant';
import { MENU_CODES } from '../../src/core/header/rules/menu/menuCodes';
import type { MenuReader } from '../../src/core/header/rules/menu/menuEntries';
import { menuFactsOf } from '../../src/core/header/rules/menu/menuFacts';
import type { MenuRules } from '../../src/core/header/rules/menu/menuVisibility';
import {
  type OverrideOrder,
  USER_GROUPS,
  type UserGroup,
  userGroupsOf,
} from '../../src/core/header/rules/menu/userGroups';
import { FLOWS, type Flow } from '../../src/core/platform/rules/session/flow';
import {
  MEMBERSHIP_PROGRAMS,
  type MembershipProgram,
  USER_TYPES,
  type UserType,
} from '../../src/core/platform/rules/session/membership';
import { createSession, type Session } from '../../src/core/platform/rules/session/session';

/** The merchandiser's facts about a customer and the page. Names of toggles are separated by blanks. */
export type Facts = {
  tenant: 'COM' | 'SBA';
  userType: UserType;
  /** '1' to '37' */
  segment: string;
  membership: MembershipProgram;
  flow: '' | Flow;
  header: HeaderVariant;
  /** The group whose URLs are used; '' for the groups that follow from the other facts. */
  group: '' | UserGroup;
  isLoggedIn: boolean;
  isRep: boolean;
  isMobile: boolean;
  isCart: boolean;
  isInApp: boolean;
  isSpanishMode: boolean;
  hasFrequentlyPurchasedList: boolean;
  flags: readonly string[];
  ramps: readonly string[];
  permissions: readonly string[];
  togglesOn: string;
  togglesOff: string;
};

/** How the shop interprets its menus: the settings in `menu` of its configuration. */
export type Reading = Required<Pick<MenuRules, 'codes' | 'csrHides' | 'missingToggle'>> & {
  missingRamp: 'on' | 'off';
  overrideOrder: OverrideOrder;
};

/** An unknown customer on a wide page of the consumer shop. */
export const NOBODY: Facts = {
  tenant: 'COM',
  userType: 'GUEST',
  segment: '1',
  membership: 'NON_MEMBER',
  flow: '',
  header: 'full',
  group: '',
  isLoggedIn: false,
  isRep: false,
  isMobile: false,
  isCart: false,
  isInApp: false,
  isSpanishMode: false,
  hasFrequentlyPurchasedList: false,
  flags: [],
  ramps: [],
  permissions: [],
  togglesOn: '',
  togglesOff: '',
};

/** The rules of the specification. */
export const AS_SPECIFIED: Reading = {
  codes: {},
  csrHides: 'limited',
  missingToggle: 'on',
  missingRamp: 'off',
  overrideOrder: 'entry',
};

type Options = readonly (readonly [value: string, words: string])[];

const plain = (values: readonly string[]): Options => values.map((value) => [value, value]);

/** Every permission that a code requires. */
export const PERMISSIONS: readonly string[] = [
  ...new Set(
    Object.values(MENU_CODES).flatMap(({ facts }) =>
      facts.flatMap((fact) => (fact.startsWith('permission ') ? fact.slice('permission '.length) : [])),
    ),
  ),
];

export const RAMPS: readonly string[] = Array.from({ length: 8 }, (_, index) => `SA_RAMP${index + 1}`);

/** The options of each fact, with their labels. */
export const CHOICES = {
  tenant: [
    ['COM', 'COM: consumers'],
    ['SBA', 'SBA: business accounts'],
  ],
  userType: plain(USER_TYPES),
  segment: Array.from({ length: 37 }, (_, index) => index + 1)
    .filter((number) => number === 1 || segmentOf(String(number)).number !== 1)
    .map((number) => [String(number), `${number}: ${segmentOf(String(number)).kind}`] as const),
  membership: plain(MEMBERSHIP_PROGRAMS),
  flow: [['', 'none'], ...plain(FLOWS)],
  header: plain(HEADER_VARIANTS),
  group: [['', 'derived from the other fields'], ...plain(USER_GROUPS)],
} satisfies Partial<Record<keyof Facts, Options>>;

/** The menu reader for the rules of the core. */
export function readerOf(facts: Facts, { codes, csrHides, missingToggle, missingRamp, overrideOrder }: Reading) {
  const session = sessionOf(facts);
  const site = { isSBA: facts.tenant === 'SBA' };
  return {
    known: menuFactsOf(session, site, {
      isMobile: facts.isMobile,
      header: facts.header,
      isCart: facts.isCart,
      missingRamp,
    }),
    groups: facts.group === '' ? userGroupsOf(session, site) : [facts.group],
    isMobile: facts.isMobile,
    rules: { codes, csrHides, missingToggle },
    order: overrideOrder,
  } satisfies MenuReader;
}

function sessionOf(facts: Facts): Session {
  const toggles = (names: readonly string[], value: 'Y' | 'N') =>
    names.map((toggleName) => ({ toggleName, values: [value] }));
  return createSession({
    isLoggedIn: facts.isLoggedIn,
    userType: facts.userType,
    isSpanishMode: facts.isSpanishMode,
    isMobileAPP: facts.isInApp,
    flowType: facts.flow,
    csrUserId: facts.isRep ? 'rep' : '',
    permissionDetail: { actions: [...facts.permissions] },
    membershipDetail: { membershipProgram: facts.membership },
    customerAttributes: { SEGMENTCODE: facts.segment },
    flags: [...facts.flags],
    hasFrequentlyPurchasedList: facts.hasFrequentlyPurchasedList,
    webToggleList: [
      ...toggles([...facts.ramps, ...namesIn(facts.togglesOn)], 'Y'),
      ...toggles(namesIn(facts.togglesOff), 'N'),
    ],
  });
}

function namesIn(text: string): string[] {
  return text.split(/[\s,]+/).filter((name) => name !== '');
}
