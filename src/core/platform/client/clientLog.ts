import * as v from '../../../schema';
import { sessionEndpoints } from './endpoints';
import type { Transport } from './http/transport';

/** How long a log call may take [HTTP-013]. */
export const LOG_TIMEOUT_MS = 1000;

/**
 * Tells the shop of an error of this page [HTTP-013]. It never fails: a log that does not arrive is silent, and a 401
 * leads nowhere.
 */
export type ClientLog = (msg: string, error?: unknown, info?: Record<string, unknown>) => Promise<void>;

const describe = (error: unknown) =>
  error instanceof Error
    ? { name: error.name, message: error.message, ...('code' in error && { code: error.code }) }
    : error;

export function createClientLog(send: Transport): ClientLog {
  return (msg, error, info) =>
    send(v.unknown(), sessionEndpoints.log, {
      body: { msg, error: describe(error) ?? null, info: info ?? {} },
      timeoutMs: LOG_TIMEOUT_MS,
      on401: 'reject',
    }).then(
      () => undefined,
      () => undefined,
    );
}
