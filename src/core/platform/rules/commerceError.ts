/**
 * The kind of a failure: `network` is a missing response, `refused` is a response that refuses the request, `contract`
 * is a response that cannot be parsed, and `integration` is a misconfigured page.
 */
export type CommerceErrorKind = 'network' | 'refused' | 'contract' | 'integration';

export type CommerceErrorFacts = {
  /** The HTTP status, if there was a response. */
  status?: number | undefined;
  /** The body of the response: parsed if it was JSON, otherwise as text. */
  body?: unknown;
  /** The underlying error. */
  cause?: unknown;
};

/**
 * The only error that the core throws to its callers.
 * `code` is the shop's own code if there is one, otherwise a code of the library in capitals: 'CONTEXT_INCOMPLETE'.
 * `message` is for developers, not for customers, except where the specification prescribes its text.
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
