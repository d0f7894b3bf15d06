import { useLayoutEffect, useRef } from 'react';
import styles from './Content.css';
import type { HtmlRead } from './readHtml';
import { useStyles } from './StyleRoot';

export type ContentProps = {
  /** Sanitized HTML of the shop. */
  read: HtmlRead;
};

/** Content of the shop, in a box that no content can escape. Plain text has a line for each block [CONT-006]. */
export function Content({ read: { verdict, nodes } }: ContentProps) {
  useStyles(styles);
  const box = useRef<HTMLDivElement>(null);

  // a layout effect: inserts the nodes before the empty box is painted
  useLayoutEffect(() => {
    box.current?.replaceChildren(...nodes);
  }, [nodes]);

  return <div ref={box} className={verdict === 'plain' ? 'quire-content quire-content--plain' : 'quire-content'} />;
}
