/**
 * The codes of each kind of failure. `network` is a missing response, `refused` is a response that refuses the request,
 * `contract` is a response that cannot be parsed, and `integration` is a misconfigured page.
 */
export type CommerceErrorCodes = {
  network: 'NETWORK' | 'TIMEOUT' | 'ABORTED';
  /** The shop's own code, or the status if it has none; and refusals by the library itself. */
  refused:
    | AddRefusalCode
    | `HTTP_${number}`
    | 'CUSTOMER_CHANGED'
    | 'DUPLICATE_REQUEST'
    | 'WALLET_NOT_OFFERED'
    | (string & {});
  contract: 'CONTRACT' | 'CART_MISSING' | 'AUTH_DATA_NOT_AVAILABLE';
  integration:
    | 'ATTRIBUTE_INVALID'
    | 'CHAT_FAILED'
    | 'CONFIG_INVALID'
    | 'CONFIG_MISSING'
    | 'CONTEXT_INCOMPLETE'
    | 'CONTEXT_INVALID'
    | 'ELEMENT_INVALID'
    | 'ITEM_INVALID'
    | 'NO_ACCOUNTING'
    | 'NO_CONFIG'
    | 'NO_PROVIDER'
    | 'UNKNOWN_WIDGET'
    | 'WIDGET_BROKEN';
};

/**
 * The most frequent codes of a refused add [CART-ADD-014, CART-ADD-023, CART-CODE-002, CART-CODE-004, CART-CODE-005,
 * CART-CODE-029, CART-CODE-033 to CART-CODE-035, CART-MSG-006]; and `NOT_ADDED`, if the shop has added nothing and gives
 * no reason.
 */
export type AddRefusalCode =
  | 'BLOCKED_FOR_ADD_TO_CART'
  | 'EXCEEDED_LIMIT'
  | 'EXCEEDS_MAX_LINE_QTY'
  | 'FREE_SAMPLE_ALONE'
  | 'INVALID_ITEM'
  | 'INVALID_ITEMS'
  | 'INVALID_QTY'
  | 'INVALID_STORE_NUMBER'
  | 'ITEM_NOT_PUBLISHED'
  | 'NOT_ADDED'
  | 'OFF_CONTRACT_ERROR'
  | 'OUT_OF_STOCK'
  | 'PARTIAL_QTY_AVAILABLE'
  | 'PRICE_NOT_AVAILABLE'
  | 'QTY_LIMIT_EXCEEDED'
  | 'QTY_LIMIT_ITEM'
  | 'RESTRICTED_ITEM'
  | 'STANDALONE_WARRANTY_ITEM';

export type CommerceErrorKind = keyof CommerceErrorCodes;

export type CommerceErrorFacts = {
  /**
   * The HTTP status of a failed response, undefined if there was none. A header that arrives without data has the status
   * of the error page [HDR-020], and an invalid add or a search without stores has 400 [CART-ADD-013, STORE-008].
   */
  status?: number | undefined;
  /** The body of the response: parsed if it was JSON, otherwise as text. */
  body?: unknown;
  /** The URL that answered, if the request was redirected and the answer is not one of the shop's. */
  redirectedTo?: string | false | undefined;
  /** The underlying error. */
  cause?: unknown;
};

/**
 * The only error that the core throws to its callers.
 * `code` is the shop's own code if there is one, otherwise a code of the library in capitals: 'CONTEXT_INCOMPLETE'.
 * `message` is for developers, not for customers, except where the specification prescribes its text. For a
 * refused order, it is the shop's own text. A comparison of `kind` narrows `code` after `isCommerceError`.
 */
export class CommerceError<Kind extends CommerceErrorKind = CommerceErrorKind> extends Error {
  override readonly name = 'CommerceError';
  readonly status: number | undefined;
  readonly body: unknown;
  readonly redirectedTo: string | false | undefined;

  constructor(
    readonly kind: Kind,
    readonly code: CommerceErrorCodes[Kind],
    message: string,
    facts: CommerceErrorFacts = {},
  ) {
    super(message, facts);
    this.status = facts.status;
    this.body = facts.body;
    this.redirectedTo = facts.redirectedTo;
  }

  /**
   * Whether the same request may succeed later: no response arrived, or the shop was unable to process it (429, 500 or
   * above).
   */
  get retryable(): boolean {
    const { status = 0 } = this;
    return this.kind === 'network' || status === 429 || status >= 500;
  }
}

/**
 * Whether a caught value is an error of this library, also of another copy of it on the page. A comparison of `kind`
 * narrows `code` to the codes of that kind.
 */
export function isCommerceError(
  error: unknown,
): error is { [Kind in CommerceErrorKind]: CommerceError<Kind> }[CommerceErrorKind] {
  return error instanceof Error && error.name === 'CommerceError';
}
