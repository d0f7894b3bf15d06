/** Features that no document of the vault may use. */
const OFF = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'display-capture', 'publickey-credentials-get'];

/** What every answer of the vault says: it is fetched over TLS where there is any, never guessed at, and tells no one where it was. */
export const vaultHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': OFF.map((feature) => `${feature}=()`).join(', '),
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Robots-Tag': 'noindex',
};

/**
 * The policy of the frame's document: its own script, by address and by hash, its own sheet, calls to its own origin, the
 * bank's page, and nothing else. Only these shops may frame it.
 */
export function framePolicy(own: string, files: FrameFiles, shops: readonly string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src ${own}/${files.script} '${files.scriptIntegrity}'`,
    `style-src ${own}/${files.sheet}`,
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${shops.join(' ') || "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    // without it a page of the same site would share its process, and its memory
    'Origin-Agent-Cluster': '?1',
    'Integrity-Policy': 'blocked-destinations=(script)',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'no-cache',
  };
}

/** Names of what the frame consists of, as the build has them. */
export type FrameFiles = { document: string; script: string; sheet: string; scriptIntegrity: string };

/** The bank's page: one script by its hash, a form to itself, framed by the card frame in a page of these shops. */
export function bankPolicy(own: string, scriptHash: string, shops: readonly string[]): Record<string, string> {
  return {
    'Content-Security-Policy': `default-src 'none'; script-src '${scriptHash}'; form-action ${own}; base-uri 'none'; frame-ancestors ${[own, ...shops].join(' ')}`,
    'Cache-Control': 'no-store',
  };
}
