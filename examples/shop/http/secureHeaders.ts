import type { MiddlewareHandler } from 'hono';

/** The security headers of every response: no MIME sniffing, no framing by other sites, no referrer to other sites. */
export const secureHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('X-Frame-Options', 'SAMEORIGIN');
  c.header('Referrer-Policy', 'same-origin');
};
