/**
 * An address from data, fit for a link or a picture: http(s) and addresses within the shop, nothing that runs.
 * Undefined for all else: `javascript:` links are a script in disguise.
 */
export function safeUrl(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  // browsers drop blanks and control characters before they read the scheme
  const bare = Array.from(url)
    .filter((character) => character > ' ')
    .join('');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1]?.toLowerCase();
  return scheme === undefined || scheme === 'http' || scheme === 'https' ? url : undefined;
}
