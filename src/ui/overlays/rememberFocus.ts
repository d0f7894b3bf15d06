/**
 * Remembers what has the focus, and what around it could have it, through every shadow root. Returns the function that gives
 * the focus to the first of these that is still there.
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
