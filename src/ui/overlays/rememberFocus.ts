/**
 * Remembers the focused element and its focusable ancestors, through every shadow root. Returns a function that focuses
 * the first of these that is still in the document.
 */
export function rememberFocus(): () => void {
  let place = document.activeElement;
  while (place?.shadowRoot?.activeElement) place = place.shadowRoot.activeElement;
  const way: Element[] = [];
  while (place) {
    way.push(place);
    place = place.parentElement?.closest('[tabindex]') ?? (place.getRootNode() as ShadowRoot).host;
  }
  return () => (way.find((it) => it.isConnected) as HTMLElement | undefined)?.focus({ preventScroll: true });
}
