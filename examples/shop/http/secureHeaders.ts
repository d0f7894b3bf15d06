import type { MiddlewareHandler } from 'hono';
import type { ClientEnv } from './client';

/**
 * The security headers of every response: no MIME sniffing, no framing by other sites, no referrer to other sites, and
 * only HTTPS from now on where the browser uses it.
 */
export const secureHeaders: MiddlewareHandler<ClientEnv> = async (c, next) => {
  await next();
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('X-Frame-Options', 'SAMEORIGIN');
  c.header('Referrer-Policy', 'same-origin');
  if (isSecure(c.get('client'))) c.header('Strict-Transport-Security', 'max-age=31536000');
};

export const isSecure = ({ origin }: ClientEnv['Variables']['client']): boolean => origin.startsWith('https:');
