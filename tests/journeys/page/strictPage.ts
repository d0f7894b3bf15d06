import { legacyPage } from './legacyPage';

/**
 * The strictest policy that a page can have and still sell: a nonce, no string that becomes code, no Trusted Types
 * policy.
 */
const RULES = [
  "default-src 'none'",
  "script-src 'nonce-once' 'strict-dynamic'",
  "style-src 'self' 'nonce-once'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  "base-uri 'none'",
].join('; ');

/** A legacy page under this policy, for the `pages` of a visit. */
export function strictPage(body: string) {
  const html = legacyPage(body)
    .replace('<script type="application/json"', '<script nonce="once" type="application/json"')
    .replace('<script async', '<script nonce="once" async');
  return { html, headers: { 'content-security-policy': RULES } };
}

/** Runs in the page before its own scripts. Records violations of the policy. */
export function watchViolations(): void {
  const violations: string[] = [];
  Object.assign(window, { violations });
  document.addEventListener('securitypolicyviolation', (event) => {
    violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });
}
