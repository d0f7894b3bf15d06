/** The special ways in which a session may have begun [GEN-011]. */
export const FLOWS = ['SAML', 'MVP', 'EDIV', 'HITOUCH', 'SOUTHWEST', 'CSR'] as const;

export type Flow = (typeof FLOWS)[number];

/** Other spellings of a flow, in any case: `{ 'hi-touch': 'HITOUCH' }`. */
export type FlowAliases = Record<string, Flow>;

/** What a session says of how it began. */
type Beginning = { flowType?: string; csrUserId?: string; flowAliases?: FlowAliases };

/** The flow that the session's flowType names, in any case or by an alias of its own [GEN-011, DEC-005]. */
export function flowOf({ flowType = '', flowAliases = {} }: Beginning): Flow | undefined {
  const said = flowType.trim().toUpperCase();
  const alias = Object.keys(flowAliases).find((spelling) => spelling.toUpperCase() === said);
  return alias === undefined ? FLOWS.find((flow) => flow === said) : flowAliases[alias];
}

/** Does a customer-service rep act for the customer? By the flow, or by the rep's user id [GEN-011, SESS-024]. */
export function isCsrSession(session: Beginning): boolean {
  return Boolean(session.csrUserId) || flowOf(session) === 'CSR';
}

/** Does the session hold this flow? A rep may act inside any other flow [GEN-011, SESS-024]. */
export function hasFlow(session: Beginning, flow: Flow): boolean {
  return flow === 'CSR' ? isCsrSession(session) : flowOf(session) === flow;
}
