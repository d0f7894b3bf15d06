import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { ClientEnv } from './client';
import { isSecure } from './secureHeaders';

/** Where browsers report what the policy has blocked. */
export const reportPath = '/webapp/policy/reports';

/** The origins that pages of the shop need besides their own. */
export type PageOrigins = { vault: string | undefined; provider: string | undefined };

/** A nonce for one response. */
export const newNonce = () => randomBytes(16).toString('base64');

/**
 * Sets the policy of a page: scripts with its nonce and what these load, style sheets, pictures and calls of the shop,
 * frames of the vault alone, and no text that becomes HTML or code. Widgets sanitise the shop's content with the
 * browser; `dompurify` is for browsers that cannot.
 */
export function setContentPolicy<E extends ClientEnv>(
  c: Context<E>,
  nonce: string,
  { vault, provider }: Partial<PageOrigins> = {},
): void {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${vault ?? "'none'"}`,
    `form-action 'self'${provider ? ` ${provider}` : ''}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify',
    `report-uri ${reportPath}`,
  ];
  // browsers that know report-to ignore report-uri, and send nothing from a page without HTTPS
  if (isSecure(c.get('client'))) {
    policy.push('report-to policy');
    c.header('Reporting-Endpoints', `policy="${reportPath}"`);
  }
  c.header('Content-Security-Policy', policy.join('; '));
}
