/** The special entry flows of a session: how it may have started [GEN-011]. */
export const FLOWS = ['SAML', 'MVP', 'EDIV', 'HITOUCH', 'SOUTHWEST', 'CSR'] as const;

export type Flow = (typeof FLOWS)[number];

/** Other spellings of flows, case-insensitive: `{ 'hi-touch': 'HITOUCH' }`. */
export type FlowAliases = Record<string, Flow>;

/** The session fields that describe how it started. */
type Beginning = { flowType?: string; csrUserId?: string; flowAliases?: FlowAliases };

/** The flow that the session's `flowType` names, case-insensitive, or by one of its aliases [GEN-011, DEC-005]. */
export function flowOf({ flowType = '', flowAliases = {} }: Beginning): Flow | undefined {
  const normalized = flowType.trim().toUpperCase();
  const alias = Object.keys(flowAliases).find((spelling) => spelling.toUpperCase() === normalized);
  return alias === undefined ? FLOWS.find((flow) => flow === normalized) : flowAliases[alias];
}

/**
 * Whether a customer-service rep acts on behalf of the customer: the flow is CSR, or the session has a rep's user id
 * [GEN-011, SESS-024].
 */
export function isCsrSession(session: Beginning): boolean {
  return Boolean(session.csrUserId) || flowOf(session) === 'CSR';
}

/**
 * Whether the session has this flow. A rep may act within any other flow, so CSR combines with them [GEN-011,
 * SESS-024].
 */
export function hasFlow(session: Beginning, flow: Flow): boolean {
  return flow === 'CSR' ? isCsrSession(session) : flowOf(session) === flow;
}
