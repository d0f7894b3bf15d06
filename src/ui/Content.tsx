import { useEffect, useLayoutEffect, useRef } from 'react';
import styles from './Content.css';
import { putHtml } from './putHtml';
import { useStyles } from './StyleRoot';

export type ContentProps = {
  /** As the shop has sent it. */
  html: string;
  /** The page's rules let nobody read HTML here: its plain words are shown [DEC-147]. */
  onPlain: () => void;
};

/** HTML of the shop, made safe, in a box that nothing in it can leave [CONT-006]. */
export function Content({ html, onPlain }: ContentProps) {
  useStyles(styles);
  const box = useRef<HTMLDivElement>(null);
  const told = useRef(onPlain);

  useEffect(() => {
    told.current = onPlain;
  });

  // before it is seen empty, where the browser does it at once
  useLayoutEffect(() => {
    let isGone = false;
    if (box.current)
      void putHtml(box.current, html, () => !isGone).then((isWhole) => {
        if (!isWhole && !isGone) told.current();
      });
    return () => {
      isGone = true;
    };
  }, [html]);

  return <div ref={box} className="quire-content" />;
}
