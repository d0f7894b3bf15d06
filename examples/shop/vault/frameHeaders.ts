/** Features that are disabled in every document of the vault. */
const OFF = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'display-capture', 'publickey-credentials-get'];

/** The headers of every response of the vault: HTTPS where available, no MIME sniffing, no referrer. */
export const vaultHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': OFF.map((feature) => `${feature}=()`).join(', '),
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Robots-Tag': 'noindex',
};

/**
 * The content security policy of the frame's document: its own script by URL and hash, its own sheet, calls to its own
 * origin, the bank's page, and nothing else. Only these shops may frame it.
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
    // without it, a page of the same site could share its process and memory
    'Origin-Agent-Cluster': '?1',
    'Integrity-Policy': 'blocked-destinations=(script)',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'no-cache',
  };
}

/** Names of the frame's files, as the build writes them. */
export type FrameFiles = { document: string; script: string; sheet: string; scriptIntegrity: string };

/**
 * The policy of the bank's page: one script by its hash, a form to itself, framed by the card frame in a page of these
 * shops.
 */
export function bankPolicy(own: string, scriptHash: string, shops: readonly string[]): Record<string, string> {
  return {
    'Content-Security-Policy': `default-src 'none'; script-src '${scriptHash}'; form-action ${own}; base-uri 'none'; frame-ancestors ${[own, ...shops].join(' ')}`,
    'Cache-Control': 'no-store',
  };
}
