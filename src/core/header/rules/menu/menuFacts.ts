import { customerSegment, type SegmentNumbers } from '../../../account/rules/segment';
import type { Site } from '../../../platform/rules/context';
import { FLOWS, hasFlow, isCsrSession } from '../../../platform/rules/session/flow';
import { isAssociate, membershipProgram } from '../../../platform/rules/session/membership';
import { PERMISSION_GROUPS, PERMISSION_SETS, type PermissionDetail } from '../../../platform/rules/session/permissions';
import type { Session } from '../../../platform/rules/session/session';
import { isToggleOn, toggleState } from '../../../platform/rules/session/toggles';
import type { HeaderVariant } from '../headerVariant';
import { type MenuFact, RAMPS } from './menuCodes';

/** The facts that hold for a menu, and whether its shop is a business site. Facts are stored in upper case. */
export type MenuFacts = { isSBA: boolean; facts: ReadonlySet<string> };

/** The properties of a page that menus depend on. */
export type MenuPage = {
  isMobile: boolean;
  header: HeaderVariant;
  /** Whether the page is a cart page, or its host serves only the cart [MENU-016]. */
  isCart: boolean;
  /** The state of a ramp that is missing from the toggle list; default `off` [MENU-053]. */
  missingRamp?: 'on' | 'off' | undefined;
  /** The shop's own segment codes, the setting `segments.map` [DEC-051]. */
  segments?: SegmentNumbers | undefined;
};

/** All facts about a customer on a page [MENU-008 to MENU-050]. */
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
    `segment ${customerSegment(customerAttributes, page.segments).number}`,
    ...(['CME', 'OME', 'ARE'] as const).map((flag) => flags.includes(flag) && flag),
    ...FLOWS.map((flow) => hasFlow(session, flow) && (`flow ${flow}` as const)),
    ...RAMPS.map((ramp) => isRampOn(ramp) && (`ramp ${ramp}` as const)),
    ...permissionsOf(permissionDetail).map((code) => `permission ${code}` as const),
    ...webToggleList.map((toggle) => `toggle ${isToggleOn(toggle) ? 'on' : 'off'} ${toggle.toggleName}` as const),
  ];
  return { isSBA: site.isSBA, facts: new Set(facts.flatMap((fact) => (fact ? [fact.toUpperCase()] : []))) };
}

export function hasFact({ facts }: MenuFacts, fact: MenuFact): boolean {
  return facts.has(fact.toUpperCase());
}

function permissionsOf(detail: PermissionDetail = {}): string[] {
  return [...PERMISSION_GROUPS, ...PERMISSION_SETS].flatMap((list) => detail[list] ?? []);
}
