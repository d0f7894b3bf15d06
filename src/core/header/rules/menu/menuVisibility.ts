import { type MenuCode, type MenuCodeSpellings, menuCodeOf } from './menuCodes';
import { hasFact, type MenuFacts } from './menuFacts';

/** Why an item is shown or not, and by which of its codes. */
export type MenuVerdict =
  | { isShown: true; reason: 'no-codes' | 'not-excluded' }
  | { isShown: true; reason: 'included'; code: string }
  | { isShown: false; reason: 'csr' }
  | { isShown: false; reason: 'excluded' | 'not-mobile' | 'other-flow'; code: string }
  | { isShown: false; reason: 'not-included'; codes: string[] };

export type MenuRules = {
  /** Spellings of a shop -> ours. */
  codes?: MenuCodeSpellings;
  /** In a rep's session: items with codes, all of them, or only those with the code NO_CSR, are hidden [MENU-021]. */
  csrHides?: 'limited' | 'all' | 'coded';
  /** How a web toggle counts that the list does not have [MENU-052]. */
  missingToggle?: 'on' | 'off';
};

type Said = { spelling: string; code: MenuCode | undefined };

/**
 * Is a menu item with these permission limit codes shown, and why? [MENU-006, MENU-007, MENU-021, MENU-022, MENU-023]
 * A rep's session first, then exclusions, the mobile gate, flows, inclusions.
 */
export function checkMenuItem(
  permissionLimit: readonly string[],
  known: MenuFacts,
  rules: MenuRules = {},
): MenuVerdict {
  const said = permissionLimit
    .filter((spelling) => spelling.trim() !== '')
    .map((spelling): Said => ({ spelling, code: menuCodeOf(spelling, rules.codes) }));
  const csrHides = rules.csrHides ?? 'limited';
  if (hasFact(known, 'csr') && (csrHides === 'all' || (csrHides === 'limited' && said.length > 0)))
    return { isShown: false, reason: 'csr' };
  if (said.length === 0) return { isShown: true, reason: 'no-codes' };

  const counting = said.filter(({ code }) => !(code?.isConsumerOnly && known.isSBA));
  const ofKind = (kind: MenuCode['kind']) => counting.filter(({ code }) => code?.kind === kind);
  const holds = ({ code }: Said) => code?.facts.some((fact) => hasFact(known, fact)) ?? false;

  const excluding = ofKind('exclusion').find(
    (each) => holds(each) || (rules.missingToggle === 'off' && isMissing(each, known)),
  );
  if (excluding) return { isShown: false, reason: 'excluded', code: excluding.spelling };
  const gate = ofKind('gate').find((each) => !holds(each));
  if (gate) return { isShown: false, reason: 'not-mobile', code: gate.spelling };
  const flow = ofKind('flow').find((each) => !holds(each));
  if (flow) return { isShown: false, reason: 'other-flow', code: flow.spelling };

  const inclusions = counting.filter(({ code, spelling }) => code?.kind === 'inclusion' || isStrange(spelling, code));
  if (inclusions.length === 0) return { isShown: true, reason: 'not-excluded' };
  const including = inclusions.find(holds);
  return including
    ? { isShown: true, reason: 'included', code: including.spelling }
    : { isShown: false, reason: 'not-included', codes: inclusions.map(({ spelling }) => spelling) };
}

/** The codes of an item that nobody knows: for the log, once each. */
export function unknownMenuCodes(permissionLimit: readonly string[], { codes }: MenuRules = {}): string[] {
  return permissionLimit.filter((spelling) => spelling.trim() !== '' && !menuCodeOf(spelling, codes));
}

/** An unknown code asks for something that nobody has, unless it says itself that it would only hide. */
function isStrange(spelling: string, code: MenuCode | undefined): boolean {
  return !code && !/^no_/i.test(spelling.trim());
}

/** Does the code ask for a web toggle that is not in the list? */
function isMissing({ code }: Said, known: MenuFacts): boolean {
  const name = /^toggle off (.+)$/.exec(code?.facts[0] ?? '')?.[1];
  return name !== undefined && !hasFact(known, `toggle on ${name}`);
}
