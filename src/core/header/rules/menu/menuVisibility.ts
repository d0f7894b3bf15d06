import { type MenuCode, type MenuCodeSpellings, menuCodeOf } from './menuCodes';
import { hasFact, type MenuFacts } from './menuFacts';

/** Whether an item is visible, why, and by which of its codes. */
export type MenuVerdict =
  | { isShown: true; reason: 'no-codes' | 'not-excluded' }
  | { isShown: true; reason: 'included'; code: string }
  | { isShown: false; reason: 'csr' }
  | { isShown: false; reason: 'excluded' | 'not-mobile' | 'other-flow'; code: string }
  | { isShown: false; reason: 'not-included'; codes: string[] };

export type MenuRules = {
  /** The shop's spelling of a code -> the library's. */
  codes?: MenuCodeSpellings;
  /**
   * Which items are hidden in a CSR session: those with any code (`limited`, the default), all, or only those with the
   * code NO_CSR (`coded`) [MENU-021].
   */
  csrHides?: 'limited' | 'all' | 'coded';
  /** The state of a web toggle that is missing from the toggle list; default `on` [MENU-052]. */
  missingToggle?: 'on' | 'off';
};

type ParsedCode = { spelling: string; code: MenuCode | undefined };

/**
 * Checks whether a menu item with these permission limit codes is visible, and why [MENU-006, MENU-007, MENU-021,
 * MENU-022, MENU-023]. Evaluates the CSR session first, then exclusions, the mobile gate, flows and inclusions.
 */
export function checkMenuItem(
  permissionLimit: readonly string[],
  known: MenuFacts,
  rules: MenuRules = {},
): MenuVerdict {
  const codes = permissionLimit
    .filter((spelling) => spelling.trim() !== '')
    .map((spelling): ParsedCode => ({ spelling, code: menuCodeOf(spelling, rules.codes) }));
  const csrHides = rules.csrHides ?? 'limited';
  if (hasFact(known, 'csr') && (csrHides === 'all' || (csrHides === 'limited' && codes.length > 0)))
    return { isShown: false, reason: 'csr' };
  if (codes.length === 0) return { isShown: true, reason: 'no-codes' };

  const counting = codes.filter(({ code }) => !(code?.isConsumerOnly && known.isSBA));
  const ofKind = (kind: MenuCode['kind']) => counting.filter(({ code }) => code?.kind === kind);
  const holds = ({ code }: ParsedCode) => code?.facts.some((fact) => hasFact(known, fact)) ?? false;

  const excluding = ofKind('exclusion').find(
    (each) => holds(each) || (rules.missingToggle === 'off' && isMissing(each, known)),
  );
  if (excluding) return { isShown: false, reason: 'excluded', code: excluding.spelling };
  const gate = ofKind('gate').find((each) => !holds(each));
  if (gate) return { isShown: false, reason: 'not-mobile', code: gate.spelling };
  const flow = ofKind('flow').find((each) => !holds(each));
  if (flow) return { isShown: false, reason: 'other-flow', code: flow.spelling };

  const inclusions = counting.filter(({ code, spelling }) => code?.kind === 'inclusion' || isMisspelt(spelling, code));
  if (inclusions.length === 0) return { isShown: true, reason: 'not-excluded' };
  const including = inclusions.find(holds);
  return including
    ? { isShown: true, reason: 'included', code: including.spelling }
    : { isShown: false, reason: 'not-included', codes: inclusions.map(({ spelling }) => spelling) };
}

/** The unknown codes of an item, for the log. */
export function unknownMenuCodes(permissionLimit: readonly string[], { codes }: MenuRules = {}): string[] {
  return permissionLimit.filter((spelling) => spelling.trim() !== '' && !menuCodeOf(spelling, codes));
}

/**
 * Whether an unknown code counts as an inclusion that no customer fulfils. One that starts with `NO_` could only hide
 * the item, so it is ignored.
 */
function isMisspelt(spelling: string, code: MenuCode | undefined): boolean {
  return !code && !/^no_/i.test(spelling.trim());
}

/**
 * Whether the code depends on a web toggle that is not listed as on. `holds` already covers a toggle that is listed as
 * off.
 */
function isMissing({ code }: ParsedCode, known: MenuFacts): boolean {
  const name = /^toggle off (.+)/.exec(code?.facts[0] ?? '')?.[1];
  return name !== undefined && !hasFact(known, `toggle on ${name}`);
}
