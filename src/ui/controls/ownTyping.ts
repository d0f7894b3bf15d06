/** Keys that the page may handle wherever they are pressed: they close dialogs, move the focus, or type nothing. */
const PAGE_KEYS = /^(Escape|Tab|F\d)/;

type Typing = {
  key?: string;
  ctrlKey?: boolean;
  metaKey?: boolean;
  currentTarget: Element;
  stopPropagation(): void;
};

const stop = (event: Typing) => {
  const isInShadow = event.currentTarget.getRootNode() instanceof ShadowRoot;
  if (isInShadow && !PAGE_KEYS.test(event.key as string) && !event.ctrlKey && !event.metaKey) event.stopPropagation();
};

/**
 * Props of an element around a form field in a shadow root. What is typed is not for the page: outside, its handlers take
 * the host element for the target, so a page with shortcuts would prevent it.
 */
export const ownTyping = { onKeyDown: stop, onKeyPress: stop, onKeyUp: stop, onPaste: stop };
