import type { Context } from 'hono';
import * as v from 'valibot';
import type { Text } from '../languages/say';
import { hasCardNumber } from '../payment/cardNumberIn';
import { Refusal } from './refusal';

/** A text that is safe for the database: not empty, limited in length, no control characters. */
export const ShortText = v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.regex(/^[^\p{Cc}\p{Cs}]+$/u));

/** The search in a page's URL, which is empty if it is too long or has control characters. */
export const SearchText = v.fallback(v.pipe(v.string(), v.maxLength(200), v.regex(/^[^\p{Cc}\p{Cs}]*$/u)), '');

export const looksLikeCard =
  'This looks like a card number. Please enter card numbers only in the card form.' satisfies Text;

/** The check of every text that customers write freely: a card number in it must be neither stored nor logged. */
export const noCardNumber = v.check<string, string>((text) => !hasCardNumber(text), looksLikeCard);

/** A text that customers write freely: a name, a street, a comment. */
export const FreeText = v.pipe(ShortText, noCardNumber);

/** Reads a JSON body. Refuses malformed JSON or a wrong type with 400 and names the field. */
export async function readJson<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = await c.req.text();
  return checked(schema, parseJson(text), (issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
}

const checkForm = 'Please check what you entered, and try again.';

/** Reads the fields of a plain form. Errors are worded for the customer, who does not know field names. */
export async function readForm<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const fields = await c.req.parseBody().catch(() => undefined);
  return checked(schema, fields, (issue) => issue.message, checkForm);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text || '{}');
  } catch {
    throw new Refusal(400, 'INVALID_DATA_ITEM', 'The body is not JSON');
  }
}

function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  describe: (issue: v.InferIssue<Schema>) => string,
  /** in place of the schemas' own messages, which name types */
  message?: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input, { abortEarly: true, ...(message && { message }) });
  if (result.success) return result.output;
  const [issue] = result.issues;
  if (issue.message === looksLikeCard) throw new Refusal(400, 'CARD_NUMBER_IN_TEXT', looksLikeCard);
  throw new Refusal(400, 'INVALID_DATA_ITEM', describe(issue));
}
