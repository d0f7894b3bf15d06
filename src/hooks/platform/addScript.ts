/** The requested script URLs; each is added once to the page. */
const asked = new Set<string>();

/**
 * Adds a third-party script to the page, once. Does not throw if a policy of the page blocks it; the script then never
 * loads.
 */
export function addScript(src: string): void {
  if (asked.has(src)) return;
  asked.add(src);
  const script = document.createElement('script');
  try {
    script.src = src;
    script.async = true;
    script.addEventListener('error', () => asked.delete(src));
    document.head.append(script);
  } catch {
    asked.delete(src);
  }
}
