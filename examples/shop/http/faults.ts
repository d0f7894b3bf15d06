import { setTimeout as wait } from 'node:timers/promises';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { readJson } from './readRequest';
import { Refusal } from './refusal';

/**
 * A fault for the next `times` responses whose path contains `path`: a delay, a status, a connection closed before the
 * shop acts (`drop`), or after it did (`loseAnswer`).
 */
const Fault = v.object({
  path: v.string(),
  method: v.optional(v.string()),
  times: v.optional(v.number(), 1),
  delayMs: v.optional(v.number(), 0),
  status: v.optional(v.picklist([400, 401, 403, 500])),
  drop: v.optional(v.boolean(), false),
  loseAnswer: v.optional(v.boolean(), false),
});

/** For journeys only. POST /__faults lets a test break the next responses; DELETE removes the remaining faults, and ends delays. */
export function faultSwitch(): { routes: Hono; middleware: MiddlewareHandler } {
  let faults: v.InferOutput<typeof Fault>[] = [];
  let repair = new AbortController();
  const routes = new Hono()
    .post('/', async (c) => {
      faults.push(await readJson(c, Fault));
      return c.body(null, 204);
    })
    .delete('/', (c) => {
      faults = [];
      repair.abort();
      repair = new AbortController();
      return c.body(null, 204);
    });

  const middleware: MiddlewareHandler = async (c, next) => {
    const fault = faults.find((it) => c.req.path.includes(it.path) && (!it.method || it.method === c.req.method));
    if (!fault || c.req.path.startsWith('/__faults')) return next();
    fault.times -= 1;
    faults = faults.filter(({ times }) => times > 0);
    await wait(fault.delayMs, undefined, { signal: repair.signal }).catch(() => undefined);
    if (fault.loseAnswer) await next();
    if (fault.drop || fault.loseAnswer) return cutOff(c);
    if (fault.status) throw new Refusal(fault.status, 'TECHNICAL_PROBLEM', 'Something went wrong. Please try again.');
    return next();
  };
  return { routes, middleware };
}

/** Closes the connection under Node. Without one, as in a unit test, the response is a broken body. */
function cutOff(c: Context): Response {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket: { destroy(): void } } };
  incoming?.socket.destroy();
  if (incoming) return new Response();
  return new Response(new ReadableStream({ start: (body) => body.error(new Error('dropped')) }));
}
