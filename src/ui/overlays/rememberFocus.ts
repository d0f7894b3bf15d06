/**
 * Remembers the focused element and its focusable ancestors, through every shadow root. Returns a function that focuses
 * the first of these that is still in the document.
 */
export function rememberFocus(): () => void {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  const candidates: Element[] = [];
  while (element) {
    candidates.push(element);
    element = element.parentElement?.closest('[tabindex]') ?? (element.getRootNode() as ShadowRoot).host;
  }
  return () => (candidates.find((it) => it.isConnected) as HTMLElement | undefined)?.focus({ preventScroll: true });
}
