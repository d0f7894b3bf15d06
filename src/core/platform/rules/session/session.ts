import type { SiteVariables } from '../context';
import type { AccountingDemands } from './accountingDemands';
import type { CustomerAttributes } from './customer';
import type { FlowAliases } from './flow';
import type { MembershipProgram, UserType } from './membership';
import type { PermissionDetail } from './permissions';
import type { WebToggle } from './toggles';

/**
 * The facts that the page has about the current customer. Numbers and codes are strings; unknown fields are omitted.
 */
export type Session = {
  // [SESS-001]
  isLoggedIn: boolean;
  consumer?: string;
  /** Without a trailing slash [HTTP-014]. */
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
  /** Default GUEST. */
  userType?: UserType;
  /** As the page spells it; `flowOf` interprets it. */
  flowType?: string;
  /** The page's own spellings of flows, case-insensitive: `{ 'hi-touch': 'HITOUCH' }`. */
  flowAliases?: FlowAliases;
  routeType?: string;
  routeId?: string;
  rewardsNumber?: string;
  isSlp?: boolean;
  isMobileAPP?: boolean;
  enableQuickOrderDrawer?: boolean;
  /** The customer-service rep who acts on behalf of the customer [SESS-024]. */
  csrUserId?: string;
  permissionDetail?: PermissionDetail;
  webToggleList?: WebToggle[];
  membershipDetail?: { membershipProgram?: MembershipProgram };
  customerAttributes?: CustomerAttributes;
  /** The accounting fields that a business prompts its buyers for; default none [GEN-004]. */
  accounting?: AccountingDemands;
  /** Session flags that menus check: CME, OME, ARE, PRISM [MENU-019]. */
  flags?: string[];
  /** Whether the customer has a list of frequently purchased items [MENU-020]. */
  hasFrequentlyPurchasedList?: boolean;
};

/** Creates the session from the page's data. The default is a guest session [SESS-001, SESS-004, HTTP-014]. */
export function createSession(fields: Partial<Session> = {}): Session {
  return { isLoggedIn: false, routePrefix: '/ele-lpd', ...knownFields(fields) };
}

/** Omits the fields that are not known: page templates write null or undefined for them. */
export function knownFields<Fields extends object>(fields: Fields | undefined): Fields {
  return Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => value != null)) as Fields;
}

/** The display locale, BCP 47: US Spanish in Spanish mode, otherwise the page's own locale [GEN-013]. */
export function spokenLocale(
  { isSpanishMode }: Pick<Session, 'isSpanishMode'>,
  { hyphenatedLocale }: Pick<SiteVariables, 'hyphenatedLocale'>,
): string {
  return isSpanishMode ? 'es-US' : hyphenatedLocale;
}

/**
 * Whether the cookies show that a customer is signed in [SESS-011].
 * One valid cookie is enough. An empty cookie, or one with the value LOGGEDOFF, is not valid.
 */
export function isLoggedIn(cookie: (name: string) => string | undefined): boolean {
  return ['sessionId', 'ssoToken'].some((name) => {
    const value = cookie(name)?.trim();
    return value && value.toUpperCase() !== 'LOGGEDOFF';
  });
}
