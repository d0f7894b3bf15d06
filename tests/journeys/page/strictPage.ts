import { legacyPage } from './legacyPage';

/** The strictest rules that a page can have and still sell: a nonce, no string that becomes code, no policy for any. */
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

/** A legacy page under these rules, as `pages` of a visit takes it. */
export function strictPage(body: string) {
  const html = legacyPage(body)
    .replace('<script type="application/json"', '<script nonce="once" type="application/json"')
    .replace('<script async', '<script nonce="once" async');
  return { html, headers: { 'content-security-policy': RULES } };
}

/** Runs in the page before its own scripts: keeps what its rules have not let happen. */
export function watchViolations(): void {
  const violations: string[] = [];
  Object.assign(window, { violations });
  document.addEventListener('securitypolicyviolation', (event) => {
    violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });
}
