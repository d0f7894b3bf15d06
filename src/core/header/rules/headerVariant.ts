import type { Session } from '../../platform/rules/session/session';

/** The four headers of the shop; TPV is the one of a third-party vendor [HDR-001]. */
export const HEADER_VARIANTS = ['full', 'slim', 'logo-only', 'tpv'] as const;

export type HeaderVariant = (typeof HEADER_VARIANTS)[number];

/** Which routes and flows of a shop have another header than the full one; its ids are the shop's own [HDR-002]. */
export type HeaderChoice = {
  routes?: Partial<Record<Exclude<HeaderVariant, 'full'>, readonly string[]>>;
  /** flow type, in any case -> its header */
  flows?: Readonly<Record<string, HeaderVariant>>;
};

/** Who counts first where a route stands in several lists, or its flow wants another one. */
const ORDER = ['logo-only', 'tpv', 'slim'] as const;

/** The header of a page: by its route id, else by the flow of its session, else the full one [HDR-002]. */
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
