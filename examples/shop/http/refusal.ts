import { type Figures, withFigures } from '../languages/figures';

/** A response with status 400 or higher, with the shop's own error code. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500,
    readonly code: string,
    /** The text in English, with its figures in braces: 'You can have up to {value} lists'. */
    readonly text: string,
    readonly figures: Figures = {},
  ) {
    super(withFigures(text, figures));
    this.name = 'Refusal';
  }

  get body() {
    const { status, code, message, figures } = this;
    const { value } = figures;
    return { status, messages: [{ code, type: 'ERROR', message, ...(value !== undefined && { value }) }] };
  }
}

/** The refusal of an error. Unexpected errors are logged, and not sent to the customer. */
export function toRefusal(error: Error): Refusal {
  if (error instanceof Refusal) return error;
  console.error(error);
  return technicalProblem();
}

/** What customers read about a fault of the shop. */
export const technicalProblem = () => new Refusal(500, 'TECHNICAL_PROBLEM', 'Something went wrong. Please try again.');
