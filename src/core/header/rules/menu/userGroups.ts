import type { Site } from '../../../platform/rules/context';
import { hasFlow } from '../../../platform/rules/session/flow';
import { membershipProgram } from '../../../platform/rules/session/membership';
import { hasPermission } from '../../../platform/rules/session/permissions';
import type { Session } from '../../../platform/rules/session/session';
import { toggleState } from '../../../platform/rules/session/toggles';
import type { GroupOverride } from './menuItem';

/** The user groups that an item may have a URL for, in the order of the specification [MENU-054]. */
export const USER_GROUPS = [
  'LOGGEDIN',
  'GUEST',
  'LINKPLUS_SARAMP4',
  'LINKPLUS',
  'LINK',
  'LEGACY_APPROVER',
  'GROUP_APPROVER',
  'BLUETARP',
  'BILLTRUST',
  'SELECT',
  'PREMIUM',
  'HITOUCH_PRISM',
  'HITOUCH_PRINT',
  'SPANISH',
  'CONSUMER',
] as const;

export type UserGroup = (typeof USER_GROUPS)[number];

/**
 * The groups that a customer belongs to, in the order of `USER_GROUPS`. A ramp that is missing from the toggle list is
 * off [MENU-053, MENU-054, MENU-055].
 */
export function userGroupsOf(session: Session, site: Site): UserGroup[] {
  const { isLoggedIn, isSpanishMode = false, permissionDetail, webToggleList, flags = [] } = session;
  const holds = (...codes: string[]) => codes.some((code) => hasPermission(permissionDetail, code));
  const program = membershipProgram(session);
  const isHiTouch = hasFlow(session, 'HITOUCH');
  const facts: Record<UserGroup, boolean> = {
    LOGGEDIN: isLoggedIn,
    GUEST: !isLoggedIn,
    LINKPLUS_SARAMP4: holds('G_ALP') && toggleState(webToggleList, 'SA_RAMP4') === true,
    LINKPLUS: holds('G_ALP'),
    LINK: holds('G_AL'),
    LEGACY_APPROVER: holds('H_AL'),
    GROUP_APPROVER: holds('H_AG'),
    BLUETARP: holds('G_BT2', 'G_BT2V'),
    BILLTRUST: holds('G_BT1'),
    SELECT: program === 'SELECT',
    PREMIUM: program === 'PREMIUM',
    HITOUCH_PRISM: isHiTouch && flags.includes('PRISM'),
    HITOUCH_PRINT: isHiTouch && holds('G_PSE'),
    SPANISH: isSpanishMode,
    CONSUMER: !site.isSBA,
  };
  return USER_GROUPS.filter((group) => facts[group]);
}

/** Which override applies if several match: the first entry of the item, or the one for the first group. */
export type OverrideOrder = 'entry' | 'group';

/**
 * The URL of an item for these groups, and the group that matched. Undefined if the item's own URL applies [MENU-054,
 * MENU-056].
 */
export function overrideFor(
  overrides: readonly GroupOverride[],
  groups: readonly UserGroup[],
  order: OverrideOrder = 'entry',
): { url: string; group: UserGroup } | undefined {
  // the ramp gives LINKPLUS an entry of its own, wherever it stands [MENU-055]
  const isReplaced = (group: UserGroup) => group === 'LINKPLUS' && fits.some((fit) => fit.group === 'LINKPLUS_SARAMP4');
  const fits = overrides.flatMap(({ url, userGroups }) => {
    const names = userGroups.map((name) => name.trim().toUpperCase());
    const group = groups.find((each) => names.includes(each));
    return group && url !== '' ? [{ url, group }] : [];
  });
  if (order === 'entry') return fits.find(({ group }) => !isReplaced(group)) ?? fits[0];
  return fits.sort((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group))[0];
}
