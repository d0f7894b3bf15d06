import { useLayoutEffect, useRef } from 'react';
import styles from './Content.css';
import type { HtmlRead } from './readHtml';
import { useStyles } from './StyleRoot';

export type ContentProps = {
  /** HTML of the shop that was made safe. */
  read: HtmlRead;
};

/** Content of the shop, in a box that nothing in it can leave; a line for each block where it is plain words [CONT-006]. */
export function Content({ read: { verdict, nodes } }: ContentProps) {
  useStyles(styles);
  const box = useRef<HTMLDivElement>(null);

  // before it is seen empty
  useLayoutEffect(() => {
    box.current?.replaceChildren(...nodes);
  }, [nodes]);

  return <div ref={box} className={verdict === 'plain' ? 'quire-content quire-content--plain' : 'quire-content'} />;
}
