import { hostOf } from '../rendering/hostOf';

/**
 * Whether the page makes an element inert: it is in an element with `inert`, as behind a dialog of a library, or outside
 * the native modal dialog that is open. A dialog inside the element does not count. Dialogs in a shadow root are found
 * while they have the focus. A modal dialog of the element itself is never inert.
 */
export function isInert(element: Element | null): boolean {
  return !!element && (isWithin(element, '[inert]') || isBehindModal(element));
}

/** False in a DOM that does not know modal dialogs. */
function isBehindModal(element: Element): boolean {
  if (!globalThis.CSS?.supports?.('selector(:modal)')) return false;
  const roots: ParentNode[] = [document];
  for (let it = document.activeElement?.shadowRoot; it; it = it.activeElement?.shadowRoot) roots.push(it);
  return roots
    .flatMap((root) => [...root.querySelectorAll('dialog:modal')])
    .some((dialog) => !element.contains(dialog) && !isInside(element, dialog));
}

/** Whether an element matches a selector, or is inside one that does, also through shadow roots. */
function isWithin(element: Element | undefined, selector: string): boolean {
  return !!element && (element.closest(selector) !== null || isWithin(hostOf(element), selector));
}

/** Whether an element is inside another one, also through shadow roots. */
function isInside(element: Element | undefined, ancestor: Element): boolean {
  return !!element && (ancestor.contains(element) || isInside(hostOf(element), ancestor));
}
