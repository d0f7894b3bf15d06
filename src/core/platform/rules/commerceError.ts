/** What kind of wrong: no answer, an answer that says no, an answer we can not read, or a page that is set up wrong. */
export type CommerceErrorKind = 'network' | 'refused' | 'contract' | 'integration';

export type CommerceErrorFacts = {
  /** the HTTP status, when there was an answer */
  status?: number | undefined;
  /** the answer's body as it came, parsed when it was JSON */
  body?: unknown;
  /** the error this one stands for */
  cause?: unknown;
};

/**
 * The only error that leaves the core.
 * `code` is the shop's own word where there is one, else ours in capitals: 'CONTEXT_INCOMPLETE'.
 * Words for the customer are not in here: `message` is for developers, except where the specification gives its text.
 */
export class CommerceError extends Error {
  readonly kind: CommerceErrorKind;
  readonly code: string;
  readonly status: number | undefined;
  readonly body: unknown;

  constructor(kind: CommerceErrorKind, code: string, message: string, facts: CommerceErrorFacts = {}) {
    super(message, 'cause' in facts ? { cause: facts.cause } : undefined);
    this.name = 'CommerceError';
    this.kind = kind;
    this.code = code;
    this.status = facts.status;
    this.body = facts.body;
  }
}
