import type { Site } from '../context';

/**
 * What the session says a customer may do [SESS-002].
 * The lists hold codes: `header` those that begin with H_, `groups` those with G_, `actions` the rest
 * such as PD, HNP, HPP, DL, SLB [SESS-012]; the two named sets hold codes of any kind [SESS-013].
 */
export type PermissionDetail = {
  header?: string[];
  groups?: string[];
  actions?: string[];
  globalPermission?: string[];
  landingPagesPermission?: string[];
  /** codes of the price methods; MPI is the market price [SESS-021] */
  activePriceMethods?: string[];
  /** the sort choices of the search that this customer gets [SESS-023] */
  searchSortPermissions?: string[];
  isHealthcare?: boolean;
  deprecableRequestFields?: DeprecableRequestFields;
  sessionData?: SessionData;
};

export type DeprecableRequestFields = { shippingZip?: string };

export type SessionData = {
  userEmail?: string;
  shipToShipZipCodeOverride?: string;
  shipToShippingCityOverride?: string;
  shipToShippingStateOverride?: string;
  salesRepEmail?: string;
  salesRepName?: string;
  salesRepPhone?: string;
  accountIsDigitalEnrollment?: boolean;
  deprecableRequestFields?: DeprecableRequestFields;
};

export const PERMISSION_GROUPS = ['header', 'groups', 'actions'] as const;

export const PERMISSION_SETS = ['globalPermission', 'landingPagesPermission'] as const;

export type PermissionSet = (typeof PERMISSION_SETS)[number];

/**
 * Does the customer hold the code, in any group or set, or in the one set named? Where the page tells of no permissions, none
 * is held [SESS-012, SESS-013].
 */
export function hasPermission(detail: PermissionDetail | undefined, code: string, set?: PermissionSet): boolean {
  const lists = set ? [set] : [...PERMISSION_GROUPS, ...PERMISSION_SETS];
  return lists.some((name) => detail?.[name]?.includes(code));
}

/** The zip to ship to; the one inside sessionData counts before the one beside it [SESS-002]. */
export function shippingZip({ sessionData, deprecableRequestFields }: PermissionDetail = {}): string | undefined {
  return sessionData?.deprecableRequestFields?.shippingZip || deprecableRequestFields?.shippingZip || undefined;
}

/** Is it a link account? [SESS-014] */
export const isLinkAccount = (detail?: PermissionDetail): boolean => hasPermission(detail, 'G_AL');

/** Is it a link plus account? [SESS-015] */
export const isLinkPlus = (detail?: PermissionDetail): boolean => hasPermission(detail, 'G_ALP');

/** Does the account buy to sell again? [SESS-016] */
export const isWholesaler = (detail?: PermissionDetail): boolean => hasPermission(detail, 'G_WS');

/** May a buyer of a business account buy what is not in its contract? [SESS-017] */
export const canBuyOffContract = (detail?: PermissionDetail): boolean => hasPermission(detail, 'G_IOC');

/** May a buyer of a business account buy this item? Without G_IOC contract items only [SESS-017]. */
export function canBuy(detail: PermissionDetail | undefined, item: { isOnContract: boolean }): boolean {
  return item.isOnContract || canBuyOffContract(detail);
}

/** Is a search offered that shows contract items only? [SESS-018] */
export const hasOnContractFilter = (detail?: PermissionDetail): boolean => hasPermission(detail, 'G_CSE');

/** A business account picks up in store with G_BOP only; a consumer needs no permission [SESS-019]. */
export const canPickUpInStore = (detail: PermissionDetail | undefined, site: Site): boolean =>
  !site.isSBA || hasPermission(detail, 'G_BOP');

/** How the account blocks items; what differs between the two is the shop's to say [SESS-020]. */
export function blockType(detail?: PermissionDetail): 'BIO' | 'IBV' | undefined {
  if (hasPermission(detail, 'G_BIO')) return 'BIO';
  return hasPermission(detail, 'G_IBV') ? 'IBV' : undefined;
}

/** Does the account buy at the market price? [SESS-021] */
export const hasMarketPrice = ({ activePriceMethods }: PermissionDetail = {}): boolean =>
  activePriceMethods?.includes('MPI') ?? false;

/** Is it a healthcare account? Others get items with HEALTH_CARE_RESTRICTION refused [SESS-022]. */
export const isHealthcare = ({ isHealthcare }: PermissionDetail = {}): boolean => isHealthcare === true;

/** Does this message code keep the customer from buying the item for want of a healthcare account? [SESS-022] */
export const isHealthcareRefusal = (detail: PermissionDetail | undefined, messageCode: string): boolean =>
  messageCode === 'HEALTH_CARE_RESTRICTION' && !isHealthcare(detail);

/** The sort choices of the search that the customer gets [SESS-023]. */
export const sortOptions = ({ searchSortPermissions }: PermissionDetail = {}): string[] => searchSortPermissions ?? [];
