/** The element of the page in whose shadow root a node stands; in a page of components there is none. */
export function hostOf(node: Node | null | undefined): Element | undefined {
  return (node?.getRootNode() as Partial<ShadowRoot> | undefined)?.host;
}
