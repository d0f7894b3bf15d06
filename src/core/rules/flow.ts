import type { Session } from './session';

/** The special ways in which a session may have begun [GEN-011]. */
export const FLOWS = ['SAML', 'MVP', 'EDIV', 'HITOUCH', 'SOUTHWEST', 'CSR'] as const;

export type Flow = (typeof FLOWS)[number];

/** Other spellings of a flow, in any case: `{ 'hi-touch': 'HITOUCH' }`. */
export type FlowAliases = Record<string, Flow>;

/** The flow that the session's flowType names, in any case or by an alias [GEN-011]. */
export function flowOf({ flowType }: Pick<Session, 'flowType'>, aliases: FlowAliases = {}): Flow | undefined {
  const said = flowType.trim().toUpperCase();
  const alias = Object.keys(aliases).find((spelling) => spelling.toUpperCase() === said);
  return alias === undefined ? FLOWS.find((flow) => flow === said) : aliases[alias];
}

/** Does a customer-service rep act for the customer? By the flow, or by the rep's user id [GEN-011, SESS-024]. */
export function isCsrSession(session: Pick<Session, 'flowType' | 'csrUserId'>, aliases?: FlowAliases): boolean {
  return session.csrUserId !== '' || flowOf(session, aliases) === 'CSR';
}

/** Does the session hold this flow? A rep may act inside any other flow [GEN-011, SESS-024]. */
export function hasFlow(session: Pick<Session, 'flowType' | 'csrUserId'>, flow: Flow, aliases?: FlowAliases): boolean {
  return flow === 'CSR' ? isCsrSession(session, aliases) : flowOf(session, aliases) === flow;
}
