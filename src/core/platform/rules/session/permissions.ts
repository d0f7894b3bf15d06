import type { Site } from '../context';

/**
 * The permissions of a customer, as the session lists them [SESS-002].
 * Each list holds codes: `header` those that begin with H_, `groups` those that begin with G_, and `actions` the rest,
 * such as PD, HNP, HPP, DL, SLB [SESS-012]. The two named sets hold codes of any kind [SESS-013].
 */
export type PermissionDetail = {
  header?: string[];
  groups?: string[];
  actions?: string[];
  globalPermission?: string[];
  landingPagesPermission?: string[];
  /** Codes of the price methods; MPI is the market price [SESS-021]. */
  activePriceMethods?: string[];
  /** The sort options of the search that are available to this customer [SESS-023]. */
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
 * Whether the customer has the permission code: in the given set, or else in any group or set. Without permission data
 * the customer has no permissions [SESS-012, SESS-013].
 */
export function hasPermission(detail: PermissionDetail | undefined, code: string, set?: PermissionSet): boolean {
  const lists = set ? [set] : [...PERMISSION_GROUPS, ...PERMISSION_SETS];
  return lists.some((name) => detail?.[name]?.includes(code));
}

/** The shipping zip code. The value inside `sessionData` takes precedence over the top-level one [SESS-002]. */
export function shippingZip({ sessionData, deprecableRequestFields }: PermissionDetail = {}): string | undefined {
  return sessionData?.deprecableRequestFields?.shippingZip || deprecableRequestFields?.shippingZip || undefined;
}

/** Whether the account is a wholesaler, which buys to resell [SESS-016]. */
export const isWholesaler = (detail?: PermissionDetail): boolean => hasPermission(detail, 'G_WS');

/** Whether a buyer of a business account may buy items that are not in its contract [SESS-017]. */
export const canBuyOffContract = (detail?: PermissionDetail): boolean => hasPermission(detail, 'G_IOC');

/**
 * Whether a buyer of a business account may buy this item. Without G_IOC, only contract items are allowed [SESS-017].
 */
export function canBuy(detail: PermissionDetail | undefined, item: { isOnContract: boolean }): boolean {
  return item.isOnContract || canBuyOffContract(detail);
}

/** Whether the search offers a filter for contract items [SESS-018]. */
export const hasOnContractFilter = (detail?: PermissionDetail): boolean => hasPermission(detail, 'G_CSE');

/**
 * Whether the customer may pick up in store. A business account needs G_BOP; a consumer needs no permission [SESS-019].
 */
export const canPickUpInStore = (detail: PermissionDetail | undefined, site: Site): boolean =>
  !site.isSBA || hasPermission(detail, 'G_BOP');

/** How the account blocks items. The shop defines the difference between the two types [SESS-020]. */
export function blockType(detail?: PermissionDetail): 'BIO' | 'IBV' | undefined {
  if (hasPermission(detail, 'G_BIO')) return 'BIO';
  return hasPermission(detail, 'G_IBV') ? 'IBV' : undefined;
}

/** Whether the account buys at the market price [SESS-021]. */
export const hasMarketPrice = ({ activePriceMethods }: PermissionDetail = {}): boolean =>
  activePriceMethods?.includes('MPI') ?? false;

/** Whether this is a healthcare account. For all others, items with HEALTH_CARE_RESTRICTION are refused [SESS-022]. */
export const isHealthcare = ({ isHealthcare }: PermissionDetail = {}): boolean => isHealthcare === true;

/**
 * Whether this message code means that the item is refused because the customer has no healthcare account [SESS-022].
 */
export const isHealthcareRefusal = (detail: PermissionDetail | undefined, messageCode: string): boolean =>
  messageCode === 'HEALTH_CARE_RESTRICTION' && !isHealthcare(detail);

/** The sort options of the search that are available to the customer [SESS-023]. */
export const sortOptions = ({ searchSortPermissions }: PermissionDetail = {}): string[] => searchSortPermissions ?? [];
