import type { Session } from '../../platform/rules/session/session';

/** The four header variants; `tpv` is for third-party vendors [HDR-001]. */
export const HEADER_VARIANTS = ['full', 'slim', 'logo-only', 'tpv'] as const;

export type HeaderVariant = (typeof HEADER_VARIANTS)[number];

/** The routes and flows whose header is not the full one. The ids are the shop's [HDR-002]. */
export type HeaderChoice = {
  routes?: Partial<Record<Exclude<HeaderVariant, 'full'>, readonly string[]>>;
  /** Flow type -> header variant. Case is ignored. */
  flows?: Readonly<Record<string, HeaderVariant>>;
};

/** The order of precedence if a route is in several lists, or its flow has a different variant. */
const ORDER = ['logo-only', 'tpv', 'slim'] as const;

/** The header variant of a page, by its route id or the flow of its session; otherwise `full` [HDR-002]. */
export function headerVariant(
  { routeId, flowType = '' }: Pick<Session, 'routeId' | 'flowType'>,
  { routes = {}, flows = {} }: HeaderChoice = {},
): HeaderVariant {
  const flow = flowType.trim().toUpperCase();
  const [, ofFlow] = Object.entries(flows).find(([name]) => name.toUpperCase() === flow) ?? [];
  const isOf = (variant: (typeof ORDER)[number]) =>
    (routeId && routes[variant]?.includes(routeId)) || ofFlow === variant;
  return ORDER.find(isOf) ?? 'full';
}

/** The parts of a header, from top to bottom [HDR-003 to HDR-011, HDR-044]. */
export const HEADER_PARTS = [
  'top-hat',
  'welcome',
  'sales-rep',
  'utility',
  'logo',
  'search',
  'rewards',
  'budget',
  'account',
  'menu',
] as const;

export type HeaderPart = (typeof HEADER_PARTS)[number];

const PARTS: Record<HeaderVariant, readonly HeaderPart[]> = {
  full: HEADER_PARTS,
  slim: ['logo', 'search', 'budget', 'account'],
  'logo-only': ['logo'],
  tpv: ['welcome', 'logo', 'account'],
};

/**
 * The parts of a header variant. If the page lists the parts that it wants, only the ones that the variant has
 * [HDR-001].
 */
export function headerParts(variant: HeaderVariant, wanted?: readonly string[]): readonly HeaderPart[] {
  return wanted ? PARTS[variant].filter((part) => wanted.includes(part)) : PARTS[variant];
}
