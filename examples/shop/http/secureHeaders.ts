import type { MiddlewareHandler } from 'hono';

/** What every answer of a shop says: no guessing of types, no framing by others, no address to other sites. */
export const secureHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('X-Frame-Options', 'SAMEORIGIN');
  c.header('Referrer-Policy', 'same-origin');
};
