/** The scripts that were asked for, each once for the page. */
const asked = new Set<string>();

/** Brings a third party's script into the page, once. Says nothing when a policy of the page forbids it: it will not come then. */
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
