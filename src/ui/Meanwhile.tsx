import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

export type MeanwhileProps = {
  /** What a page of components has for the time. */
  own: ReactNode;
  /** What is drawn where neither the page nor the server has anything to see. */
  children: ReactNode;
};

/** What stands in a place before its content: the page's own, else what the server has written between its tags, else ours. */
export function Meanwhile({ own, children }: MeanwhileProps) {
  const slot = useRef<HTMLSlotElement>(null);
  const [isWritten, setWritten] = useState(false);

  useLayoutEffect(() => {
    const box = slot.current;
    if (!box) return;
    const look = () => setWritten(box.assignedNodes().some(isSeen));
    look();
    box.addEventListener('slotchange', look);
    return () => box.removeEventListener('slotchange', look);
  }, []);

  return (
    <>
      <slot ref={slot}>{own}</slot>
      {(own ?? null) === null && !isWritten && children}
    </>
  );
}

/** Blanks between two tags are nothing to see, and neither is what is meant for scripts. */
function isSeen(node: Node): boolean {
  if (node instanceof Element) return !node.matches('script, style, template');
  return (node.textContent ?? '').trim() !== '';
}
