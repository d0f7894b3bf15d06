import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

export type MeanwhileProps = {
  /** What a page of components has for the time. */
  own: ReactNode;
  /** The content is there, and stands in the place of everything else. */
  isOver?: boolean;
  /** The content is on its way. */
  isLoading?: boolean;
  /** Content that is drawn ahead, and seen when it `isOver`: to show what is drawn takes less than to draw it. */
  ahead?: ReactNode;
  /** What is drawn where neither the page nor the server has anything to see. */
  children: ReactNode;
};

/**
 * What stands in a place before its content: the page's own, else what the server has written between its tags, else ours.
 * The server's stays while something of it is held down, as its click would be lost; focus that was in it goes to the widget.
 */
export function Meanwhile({ own, isOver = false, isLoading = false, ahead, children }: MeanwhileProps) {
  const [isWritten, setWritten] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const root = useRef<Node>(undefined);
  const isDrawn = isOver && !isHeld;

  useLayoutEffect(() => {
    if (isDrawn) takeFocus(root.current);
  }, [isDrawn]);

  return (
    <>
      {!isDrawn && (
        <ServersOwn root={root} isLoading={isLoading} onWritten={setWritten} onHeld={setHeld}>
          {own}
        </ServersOwn>
      )}
      {ahead && <div style={{ display: isDrawn ? 'contents' : 'none' }}>{ahead}</div>}
      {(isDrawn || ((own ?? null) === null && !isWritten)) && children}
    </>
  );
}

type ServersOwnProps = {
  /** Is told the root in which this stands. */
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
    // a click comes after these, and before the next task; who leaves the window lets go elsewhere
    listen(window, ['pointerup', 'pointercancel', 'keyup', 'blur'], () => setTimeout(onHeld, 0, false));
    return () => end.abort();
  }, [root, onWritten, onHeld]);

  return (
    <div aria-busy={isLoading || undefined}>
      <slot ref={slot}>{children}</slot>
    </div>
  );
}

/** Blanks between two tags are nothing to see, and neither is what is meant for scripts. */
function isSeen(node: Node): boolean {
  if (node instanceof Element) return !node.matches('script, style, template');
  return (node.textContent ?? '').trim() !== '';
}

/** Focus in what the server has written, which is seen no more, goes to the widget that has come in its place. */
function takeFocus(root: Node | undefined): void {
  if (!root || !isShadow(root)) return;
  const { activeElement } = root.host.getRootNode() as Document | ShadowRoot;
  const widget = root.querySelector<HTMLElement>('.quire');
  // what has focus inside the widget is, seen from the page, the widget's element itself
  if (!widget || activeElement === root.host || !root.host.contains(activeElement)) return;
  // what the widget shows of it keeps the focus
  const shown = [...root.querySelectorAll('slot')].flatMap((slot) => slot.assignedElements());
  if (shown.some((part) => part.contains(activeElement))) return;
  widget.tabIndex = -1;
  widget.focus({ preventScroll: true });
}

/** Told by its host: a page may be drawn where there are no shadow roots, and no class of them to ask for. */
const isShadow = (root: Node): root is ShadowRoot => 'host' in root;
