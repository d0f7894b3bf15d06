/** The requested script URLs; each is added once to the page. */
const requested = new Set<string>();

/**
 * Adds a third-party script to the page, once. Does not throw if a policy of the page blocks it; the script then never
 * loads.
 */
export function addScript(src: string): void {
  if (requested.has(src)) return;
  requested.add(src);
  const script = document.createElement('script');
  try {
    script.src = src;
    script.async = true;
    script.addEventListener('error', () => requested.delete(src));
    document.head.append(script);
  } catch {
    requested.delete(src);
  }
}
