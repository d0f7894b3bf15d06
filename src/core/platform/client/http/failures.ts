import * as v from '../../../../schema';
import { RefusalBody } from '../../contract/message';
import { CommerceError, type CommerceErrorFacts } from '../../rules/commerceError';
import type { HostResponse, HostSignal } from '../host/host';
import { parsedJson } from '../host/jsonText';

/** The failure of a request without a response. `isLate`: its time is over. */
export function noResponse(
  call: string,
  cause: unknown,
  signal?: HostSignal | undefined,
  isLate?: boolean,
): CommerceError {
  const code = isLate ? 'TIMEOUT' : signal?.aborted ? 'ABORTED' : 'NETWORK';
  return new CommerceError('network', code, `${call}: no response (${code})`, { cause });
}

/** A refusal by the library itself, with the status of the specification [CART-ADD-013, STORE-008, STORE-009]. */
export const ownRefusal = (code: string, message: string) =>
  new CommerceError('refused', code, message, { status: 400 });

/** The failure of a response, or of a part of it, that does not match its contract. */
export const mismatch = (part: string, text: string, facts?: CommerceErrorFacts) =>
  new CommerceError('contract', 'CONTRACT', `${part}: ${text}`, facts);

/** A response that refuses the request. */
export function refusal(status: number, body?: unknown): CommerceError {
  const parsed = v.safeParse(RefusalBody, body);
  const message = parsed.success ? parsed.output.messages?.[0] : undefined;
  const text = message?.message ?? `The shop responded with ${status}`;
  return new CommerceError('refused', message?.code ?? `HTTP_${status}`, text, { status, body });
}

/** The JSON of a response. Throws CommerceError `refused`, or `contract` if it is not JSON. */
export function answeredBody(call: string, response: HostResponse, text: string): unknown {
  const { ok, status } = response;
  const body = parsedJson(text);
  if (!ok) throw refusal(status, body ?? text);
  if (body === undefined && text !== '') {
    const redirectedTo = response.redirected && response.url;
    throw mismatch(call, `expected JSON, received ${text.slice(0, 40)}`, { status, body: text, redirectedTo });
  }
  return body;
}

/**
 * Parses a response body with its contract. Throws CommerceError `contract`, whose message names the field, the
 * expected type and the received value.
 */
export function parseAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
  call: string,
): v.InferOutput<Schema> {
  // Valibot takes a list for an object, whose fields may all be optional
  if (Array.isArray(body) && 'entries' in schema)
    throw mismatch(call, 'body: expected Object, received Array', { body });
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  const issue = parsed.issues[0];
  const field = v.getDotPath(issue) ?? 'body';
  const expected = issue.type === 'custom' ? issue.message : issue.expected;
  throw mismatch(call, `${field}: expected ${expected}, received ${issue.received}`, { body });
}
