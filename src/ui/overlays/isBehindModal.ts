/**
 * Whether a modal dialog of the page makes an element inert: one that the element is not in. A dialog inside the
 * element does not count. Dialogs in a shadow root are found while they have the focus. False in a DOM that does not
 * know modal dialogs.
 */
export function isBehindModal(element: Element | null): boolean {
  if (!element || !globalThis.CSS?.supports?.('selector(:modal)')) return false;
  const roots: ParentNode[] = [document];
  for (let it = document.activeElement?.shadowRoot; it; it = it.activeElement?.shadowRoot) roots.push(it);
  return roots
    .flatMap((root) => [...root.querySelectorAll('dialog:modal')])
    .some((dialog) => !element.contains(dialog) && !isInside(element, dialog));
}

/** Whether an element is inside another one, also through shadow roots. */
function isInside(element: Element | undefined, ancestor: Element): boolean {
  if (!element) return false;
  return ancestor.contains(element) || isInside((element.getRootNode() as Partial<ShadowRoot>).host, ancestor);
}
