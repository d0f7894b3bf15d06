/**
 * Returns a URL from untrusted data if it is safe for a link or an image: http(s) or relative.
 * Returns undefined for every other scheme, because a `javascript:` URL would run a script.
 */
export function safeUrl(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  // browsers strip blanks and control characters before they parse the scheme; the first other character is `!`
  const bare = url.replace(/[^!-\uffff]+/g, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1]?.toLowerCase();
  return scheme === undefined || scheme === 'http' || scheme === 'https' ? url : undefined;
}
