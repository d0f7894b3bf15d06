import { isRendered } from '../rendering/isRendered';

/**
 * Opens a dialog, as a modal one while its place is rendered, and only then: in a hidden place, a modal dialog would
 * block the page and could not be seen. It follows every later change of its place. While it is modal, the page does
 * not scroll; afterwards, the focus returns to where it was. Returns the function that closes it. In a DOM without
 * modal dialogs, such as jsdom, the dialog only has the attribute `open`.
 */
export function showWhileRendered(dialog: HTMLDialogElement): () => void {
  let leave: (() => void) | undefined;
  let frame = 0;

  function update() {
    if (!dialog.open) return; // the page has closed it, and its `close` event follows
    const isSeen = isRendered(dialog);
    if (isSeen && !leave) leave = showModal(dialog);
    if (isSeen || !leave) return;
    leave();
    leave = undefined;
    dialog.open = true;
  }

  // a dialog without the attribute has `display: none`, and could not be observed
  dialog.open = true;
  update();

  // in the next frame, because an observer's callback must not change what it observes
  const observe = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(update);
  };
  // only the second one notices that a `<details>` closes, only the first one that a dialog outside the window appears
  const { ResizeObserver, IntersectionObserver } = window;
  const observers = [
    ...(ResizeObserver ? [new ResizeObserver(observe)] : []),
    ...(IntersectionObserver ? [new IntersectionObserver(observe)] : []),
  ];
  for (const observer of observers) observer.observe(dialog);

  return () => {
    for (const observer of observers) observer.disconnect();
    cancelAnimationFrame(frame);
    leave?.();
    dialog.open = false;
  };
}

/** Returns the function that closes the dialog. */
function showModal(dialog: HTMLDialogElement): (() => void) | undefined {
  if (!dialog.showModal) return undefined;
  const returnFocus = rememberFocus();
  // showModal throws on a dialog that is already open
  dialog.open = false;
  dialog.showModal();
  const unlock = lockScroll();
  return () => {
    unlock();
    dialog.close();
    returnFocus();
  };
}

/**
 * Remembers the focused element and its focusable ancestors, through every shadow root. Returns a function that focuses
 * the first of these that is still in the document.
 */
function rememberFocus(): () => void {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  const candidates: Element[] = [];
  while (element) {
    candidates.push(element);
    element = element.parentElement?.closest('[tabindex]') ?? (element.getRootNode() as ShadowRoot).host;
  }
  return () => (candidates.find((it) => it.isConnected) as HTMLElement | undefined)?.focus({ preventScroll: true });
}

let holders = 0;
let overflowBefore = '';

/**
 * Prevents the page behind a drawer from scrolling. Locks may be nested: the page scrolls again when the last lock is
 * released. Returns the function that releases the lock; calling it again has no effect.
 */
function lockScroll(): () => void {
  const { style } = document.documentElement;
  if (holders === 0) {
    overflowBefore = style.overflow;
    style.overflow = 'hidden';
  }
  holders += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holders -= 1;
    if (holders === 0) style.overflow = overflowBefore;
  };
}
