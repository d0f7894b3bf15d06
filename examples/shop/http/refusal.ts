/** An answer of 400 and more, with the shop's own word for it. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 413 | 500,
    readonly code: string,
    text: string,
    /** The figure that the text speaks of. */
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
