/** A response with status 400 or higher, with the shop's own error code. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500,
    readonly code: string,
    text: string,
    /** The number that the text mentions. */
    readonly value?: number,
  ) {
    super(text);
    this.name = 'Refusal';
  }

  get body() {
    const { status, code, message, value } = this;
    return { status, messages: [{ code, type: 'ERROR', message, ...(value !== undefined && { value }) }] };
  }
}
