import { customerSegment } from '../../../account/rules/segment';
import type { Site } from '../../../platform/rules/context';
import { FLOWS, hasFlow, isCsrSession } from '../../../platform/rules/session/flow';
import { membershipProgram } from '../../../platform/rules/session/membership';
import { PERMISSION_GROUPS, PERMISSION_SETS, type PermissionDetail } from '../../../platform/rules/session/permissions';
import type { Session } from '../../../platform/rules/session/session';
import { isToggleOn, toggleState } from '../../../platform/rules/session/toggles';
import { isAssociate } from '../../../platform/rules/session/userType';
import type { HeaderVariant } from '../headerVariant';
import type { MenuFact } from './menuCodes';

/** What a menu knows: which facts there are, and of which shop. Facts are compared by their upper case. */
export type MenuFacts = { isSBA: boolean; facts: ReadonlySet<string> };

/** What of a page a menu asks for. */
export type MenuPage = {
  isMobile: boolean;
  header: HeaderVariant;
  /** A cart page, or a host that serves the cart only [MENU-016]. */
  isCart: boolean;
  /** How a ramp counts that the list of toggles does not have [MENU-053]. */
  missingRamp?: 'on' | 'off';
};

const RAMPS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Everything that is true of a customer on a page [MENU-008 to MENU-050]. */
export function menuFactsOf(session: Session, site: Site, page: MenuPage): MenuFacts {
  const { permissionDetail, webToggleList = [], customerAttributes, flags = [], hasFrequentlyPurchasedList } = session;
  const program = membershipProgram(session);
  const isRampOn = (ramp: number) => toggleState(webToggleList, `SA_RAMP${ramp}`) ?? page.missingRamp === 'on';

  const facts: (MenuFact | false | undefined)[] = [
    page.isMobile && 'mobile',
    page.isCart && 'cart',
    `header ${page.header}`,
    session.isLoggedIn ? 'logged-in' : 'guest',
    isAssociate(session) && 'associate',
    session.isMobileAPP && 'app',
    isCsrSession(session) && 'csr',
    hasFrequentlyPurchasedList && 'frequently-purchased',
    program !== 'NON_MEMBER' && `membership ${program}`,
    `segment ${customerSegment(customerAttributes).number}`,
    ...(['CME', 'OME', 'ARE'] as const).map((flag) => flags.includes(flag) && flag),
    ...FLOWS.map((flow) => hasFlow(session, flow) && (`flow ${flow}` as const)),
    ...RAMPS.map((ramp) => isRampOn(ramp) && (`ramp ${ramp}` as const)),
    ...permissionsOf(permissionDetail).map((code) => `permission ${code}` as const),
    ...webToggleList.map((toggle) => `toggle ${isToggleOn(toggle) ? 'on' : 'off'} ${toggle.toggleName}` as const),
  ];
  return { isSBA: site.isSBA, facts: factSet(facts.filter((fact) => typeof fact === 'string')) };
}

/** A set of facts by hand, such as a merchandiser's question. */
export function factSet(facts: readonly MenuFact[]): ReadonlySet<string> {
  return new Set(facts.map((fact) => fact.toUpperCase()));
}

export function hasFact({ facts }: MenuFacts, fact: MenuFact): boolean {
  return facts.has(fact.toUpperCase());
}

function permissionsOf(detail: PermissionDetail = {}): string[] {
  return [...PERMISSION_GROUPS, ...PERMISSION_SETS].flatMap((list) => detail[list] ?? []);
}
