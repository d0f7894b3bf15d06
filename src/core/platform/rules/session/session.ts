import type { SiteVariables } from '../context';
import type { AccountingDemands } from './accountingDemands';
import type { CustomerAttributes } from './customer';
import type { FlowAliases } from './flow';
import type { MembershipProgram } from './membership';
import type { PermissionDetail } from './permissions';
import type { WebToggle } from './toggles';
import type { UserType } from './userType';

/** What the page knows about the customer in front of it. Numbers and codes are text; unknown ones are left out. */
export type Session = {
  // [SESS-001]
  isLoggedIn: boolean;
  consumer?: string;
  /** Without a slash at the end [HTTP-014]. */
  routePrefix: string;
  accountNumber?: string;
  customerNumber?: string;
  dcn?: string;
  emailHash?: string;
  fingerprint?: string;
  requestId?: string;
  storeNumber?: string;
  zipcode?: string;
  cidParam?: string;
  enableAutoStoreSelection?: boolean;
  // [SESS-004]
  isSpanishMode?: boolean;
  /** without it a GUEST */
  userType?: UserType;
  /** as the page spells it; `flowOf` reads it */
  flowType?: string;
  /** the page's own spellings of flows, in any case: `{ 'hi-touch': 'HITOUCH' }` */
  flowAliases?: FlowAliases;
  routeType?: string;
  routeId?: string;
  rewardsNumber?: string;
  isSlp?: boolean;
  isMobileAPP?: boolean;
  enableQuickOrderDrawer?: boolean;
  /** the customer-service rep who acts for the customer [SESS-024] */
  csrUserId?: string;
  permissionDetail?: PermissionDetail;
  webToggleList?: WebToggle[];
  membershipDetail?: { membershipProgram?: MembershipProgram };
  customerAttributes?: CustomerAttributes;
  /** what a business asks of its buyers; without it nothing [GEN-004] */
  accounting?: AccountingDemands;
  /** marks of the session that menus ask for: CME, OME, ARE, PRISM [MENU-019] */
  flags?: string[];
  /** there is a list of what the customer buys again and again [MENU-020] */
  hasFrequentlyPurchasedList?: boolean;
};

/** The session as the page tells it: a guest's, unless it says that somebody is signed in [SESS-001, SESS-004, HTTP-014]. */
export function createSession(given: Partial<Session> = {}): Session {
  // null and undefined are what a page's own template writes where it knows nothing
  const said = Object.entries(given).filter(([, value]) => value != null);
  return Object.assign({ isLoggedIn: false, routePrefix: '/ele-lpd' }, Object.fromEntries(said));
}

/** The locale that the customer reads, as BCP 47 has it: US Spanish in Spanish mode, else the page's own [GEN-013]. */
export function spokenLocale(
  { isSpanishMode }: Pick<Session, 'isSpanishMode'>,
  { hyphenatedLocale }: Pick<SiteVariables, 'hyphenatedLocale'>,
): string {
  return isSpanishMode ? 'es-US' : hyphenatedLocale;
}

export type LoginCookieNames = { session: string; sso: string };

/**
 * Is someone signed in, by the cookies? [SESS-011]
 * One good cookie is enough; an empty one, or one that says LOGGEDOFF, is none.
 */
export function isLoggedIn(
  cookie: (name: string) => string | undefined,
  names: LoginCookieNames = { session: 'sessionId', sso: 'ssoToken' },
): boolean {
  return [names.session, names.sso].some((name) => {
    const value = (cookie(name) ?? '').trim();
    return value !== '' && value.toUpperCase() !== 'LOGGEDOFF';
  });
}
