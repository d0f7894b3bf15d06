/** The element whose shadow root contains `inside`; undefined outside shadow roots. */
export const hostOf = (inside: Element | null): Element | undefined =>
  (inside?.getRootNode() as Partial<ShadowRoot> | undefined)?.host;
