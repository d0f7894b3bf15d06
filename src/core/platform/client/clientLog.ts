import * as v from '../../../schema';
import type { CommerceError } from '../rules/commerceError';
import { sessionEndpoints } from './endpoints';
import type { Transport } from './http/transport';

/** The timeout of a log request [HTTP-013]. */
export const LOG_TIMEOUT_MS = 1000;

/**
 * Reports an error of this page to the shop [HTTP-013]. It never rejects: a failed log request is ignored, and a 401
 * does not redirect to sign-in.
 */
export type ClientLog = (msg: string, error?: unknown, info?: Record<string, unknown>) => Promise<unknown>;

const describe = (error: unknown) =>
  error instanceof Error
    ? { name: error.name, message: error.message, code: (error as Partial<CommerceError>).code }
    : error;

export function createClientLog(send: Transport): ClientLog {
  return (msg, error, info) =>
    send(v.unknown(), sessionEndpoints.log, {
      body: { msg, error: describe(error) ?? null, info: info ?? {} },
      timeoutMs: LOG_TIMEOUT_MS,
      on401: 'reject',
    }).catch(() => undefined);
}
