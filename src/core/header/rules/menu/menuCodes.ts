import { FLOWS, type Flow } from '../../../platform/rules/session/flow';
import { HEADER_VARIANTS, type HeaderVariant } from '../headerVariant';

/**
 * The effect of a code. An exclusion hides the item if its fact is true; a gate hides it if its fact is false. All flow
 * codes must be true. One inclusion is enough [MENU-006, MENU-007, MENU-022, MENU-023].
 */
export type MenuCodeKind = 'exclusion' | 'gate' | 'flow' | 'inclusion';

/** The facts about a customer and a page that menus depend on. */
export type MenuFact =
  | 'mobile'
  | 'associate'
  | 'guest'
  | 'logged-in'
  | 'cart'
  | 'app'
  | 'frequently-purchased'
  | 'csr'
  | 'CME'
  | 'OME'
  | 'ARE'
  | `header ${HeaderVariant}`
  | `flow ${Flow}`
  | `ramp ${number}`
  | `permission ${string}`
  | `membership ${'SELECT' | 'PREMIUM'}`
  | `segment ${number}`
  | `toggle ${'on' | 'off'} ${string}`;

/** A code is true if any of its facts is. */
export type MenuCode = { kind: MenuCodeKind; facts: readonly MenuFact[]; isConsumerOnly?: true };

type Codes = Record<string, MenuCode>;

const exclusion = (...facts: MenuFact[]): MenuCode => ({ kind: 'exclusion', facts });
const inclusion = (...facts: MenuFact[]): MenuCode => ({ kind: 'inclusion', facts });

const ofAll = <Each>(all: readonly Each[], codeOf: (each: Each) => [string, MenuCode]): Codes =>
  Object.fromEntries(all.map(codeOf));

const HEADER_CODES: Record<HeaderVariant, string> = { full: 'FULL', slim: 'SLIM', 'logo-only': 'LOGO', tpv: 'TPV' };

const MENU_FLOWS = FLOWS.filter((flow) => flow !== 'CSR');

export const RAMPS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Codes that require the permission of the same name [MENU-025 to MENU-048]. */
const PERMISSIONS = [
  ...['H_AO', 'H_AL', 'H_AG', 'H_R', 'G_SE', 'H_CM', 'G_ALP', 'G_AL', 'G_BRE', 'H_SB', 'H_SAM', 'G_BT1', 'H_MU'],
  ...['H_AR', 'H_EMP', 'H_SL', 'H_CP', 'G_BOP', 'DL', 'H_EBL', 'G_CON', 'H_SSD'],
];

/** All menu codes except segments and web toggles, in the spelling of this library [MENU-008 to MENU-050]. */
export const MENU_CODES: Readonly<Codes> = {
  NO_MOBILE: exclusion('mobile'),
  MOBILE_ONLY: { kind: 'gate', facts: ['mobile'] },
  ...ofAll(HEADER_VARIANTS, (variant) => [`NO_HDR_${HEADER_CODES[variant]}`, exclusion(`header ${variant}`)]),
  ...ofAll(MENU_FLOWS, (flow) => [`NO_${flow}`, exclusion(`flow ${flow}`)]),
  ...ofAll(MENU_FLOWS, (flow) => [`FLOW_${flow}`, { kind: 'flow', facts: [`flow ${flow}`] }]),
  NO_CSR: exclusion('csr'),
  NO_ASC: exclusion('associate'),
  NO_GUEST: exclusion('guest'),
  NO_LOGGEDIN: exclusion('logged-in'),
  LOGGEDIN: inclusion('logged-in'),
  NO_CART: exclusion('cart'),
  NO_APP: exclusion('app'),
  ...ofAll(RAMPS, (ramp) => [`NO_SA_RAMP${ramp}`, exclusion(`ramp ${ramp}`)]),
  NO_CME: exclusion('CME'),
  NO_OME: exclusion('OME'),
  NO_ARE: exclusion('ARE'),
  NO_FPL: exclusion('frequently-purchased'),
  ...ofAll(PERMISSIONS, (code) => [code, inclusion(`permission ${code}`)]),
  BLUETARP: inclusion('permission G_BT2', 'permission G_BT2V'),
  PRINTMKT: inclusion('permission G_PSE', 'guest'),
  SELECT: inclusion('membership SELECT'),
  PREMIUM: inclusion('membership PREMIUM'),
};

/** The shop's spelling -> the library's: `{ HIDE_ON_PHONES: 'NO_MOBILE' }`. Case is ignored. */
export type MenuCodeSpellings = Readonly<Record<string, string>>;

/** Looks up a menu code. Case is ignored. Undefined if the code is unknown. */
export function menuCodeOf(spelling: string, own: MenuCodeSpellings = {}): MenuCode | undefined {
  const normalized = spelling.trim().toUpperCase();
  const [, mapped] = Object.entries(own).find(([name]) => name.toUpperCase() === normalized) ?? [];
  const code = (mapped ?? normalized).toUpperCase();
  return Object.hasOwn(MENU_CODES, code) ? MENU_CODES[code] : ofFamily(code);
}

/** Parses a code that contains the name of a segment or a web toggle [MENU-014, MENU-015, MENU-051]. */
function ofFamily(code: string): MenuCode | undefined {
  const toggle = /^NO_TOGGLE_(.+)/.exec(code)?.[1];
  if (toggle) return exclusion(`toggle off ${toggle}`);
  const [, hides, number] = /^(NO_SEG_|SEG_)?([1-9]\d?)(?:_.+)?$/.exec(code) ?? [];
  if (number === undefined || !code.includes('_')) return undefined;
  const of = hides === 'NO_SEG_' ? exclusion : inclusion;
  return { ...of(`segment ${Number(number)}`), isConsumerOnly: true };
}
