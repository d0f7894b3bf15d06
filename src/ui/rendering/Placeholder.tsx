import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { moveFocus } from './moveFocus';

export type PlaceholderProps = {
  /** The fallback that a React page passes as children. */
  own?: ReactNode;
  /** The content is ready and replaces the fallback. */
  isOver?: boolean;
  /** The content is loading. */
  isLoading?: boolean;
  /** Displayed above the fallback, such as the reason why the content did not load. Stays when the content replaces it. */
  status?: ReactNode;
  /**
   * Content that is rendered hidden in advance and displayed when `isOver`. Displaying it is cheaper than rendering it
   * then.
   */
  ahead?: ReactNode;
  /**
   * The widget's content. While it is not ready, it is also the placeholder, if neither the page nor the server provides
   * visible content.
   */
  children: ReactNode;
};

/**
 * Shows a placeholder until the content is ready: `own`, else the server's fallback HTML, else `children`. The fallback
 * HTML stays while the customer presses something in it, because the click would be lost otherwise. Focus inside it
 * moves to the control of the same name in the widget, or to the widget.
 */
export function Placeholder({ own, isOver = false, isLoading = false, status, ahead, children }: PlaceholderProps) {
  const [isWritten, setWritten] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const root = useRef<Node>(undefined);
  const isRendered = isOver && !isHeld;
  const hasFallback = (own ?? null) !== null || isWritten;

  useLayoutEffect(() => {
    if (isRendered) moveFocusToWidget(root.current);
  }, [isRendered]);

  return (
    <>
      {hasFallback && status}
      {!isRendered && (
        <ServersOwn root={root} isLoading={isLoading} onWritten={setWritten} onHeld={setHeld}>
          {own}
        </ServersOwn>
      )}
      {ahead && <div style={{ display: isRendered ? 'contents' : 'none' }}>{ahead}</div>}
      {(isRendered || !hasFallback) && children}
    </>
  );
}

type ServersOwnProps = {
  /** Receives the root node that contains this component. */
  root: { current: Node | undefined };
  isLoading: boolean;
  onWritten: (isWritten: boolean) => void;
  onHeld: (isHeld: boolean) => void;
  children: ReactNode;
};

function ServersOwn({ root, isLoading, onWritten, onHeld, children }: ServersOwnProps) {
  const slot = useRef<HTMLSlotElement>(null);

  useLayoutEffect(() => {
    const box = slot.current;
    if (!box) return;
    root.current = box.getRootNode();
    const end = new AbortController();
    const listen = (to: EventTarget, types: string[], listener: () => void) => {
      for (const type of types) to.addEventListener(type, listener, { signal: end.signal });
    };
    const look = () => onWritten(box.assignedNodes().some(isSeen));
    look();
    listen(box, ['slotchange'], look);
    listen(box, ['pointerdown', 'keydown'], () => onHeld(true));
    // the click fires after these events and before the next task; after blur, the release happens outside this window
    listen(window, ['pointerup', 'pointercancel', 'keyup', 'blur'], () => setTimeout(onHeld, 0, false));
    return () => end.abort();
  }, [root, onWritten, onHeld]);

  return (
    <div aria-busy={isLoading || undefined}>
      <slot ref={slot}>{children}</slot>
    </div>
  );
}

/** Whitespace between tags is not visible content, and neither are scripts, styles and templates. */
function isSeen(node: Node): boolean {
  if (node instanceof Element) return !node.matches('script, style, template');
  return (node.textContent ?? '').trim() !== '';
}

/** Moves the focus from hidden fallback HTML to the widget that replaces it. */
function moveFocusToWidget(root: Node | undefined): void {
  if (!root || !isShadow(root)) return;
  const { activeElement } = root.host.getRootNode() as Document | ShadowRoot;
  const widget = root.querySelector<HTMLElement>('.quire');
  // seen from the page, focus inside the widget is on the widget's host element
  if (!widget || activeElement === root.host || !root.host.contains(activeElement)) return;
  // fallback HTML that the widget still shows in a slot keeps the focus
  const shown = [...root.querySelectorAll('slot')].flatMap((slot) => slot.assignedElements());
  if (shown.some((part) => part.contains(activeElement))) return;
  widget.tabIndex = -1;
  moveFocus(activeElement as Element, root, widget);
}

/** Checks for a host instead of the class, because ShadowRoot may not exist where a page is rendered on the server. */
const isShadow = (root: Node): root is ShadowRoot => 'host' in root;
