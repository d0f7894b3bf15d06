import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo } from 'react';

/** Where style sheets go: a shadow root, or nothing when the page carries styles.css itself. */
export type SheetHost = Pick<ShadowRoot, 'adoptedStyleSheets' | 'append' | 'isConnected'>;

/** The sheets of one root, handed over together once all its parts are drawn: each handing over restyles the root. */
type SheetList = { add(styles: string): void; handOver(): void };

const StyleRootContext = createContext<SheetList | undefined>(undefined);

function createSheetList(root: SheetHost): SheetList {
  const added = new Set(root.adoptedStyleSheets);
  let isHandedOver = false;
  const handOver = () => {
    isHandedOver = true;
    root.adoptedStyleSheets = [...added];
  };
  return {
    handOver,
    add(styles) {
      const sheet = sheetOf(styles, root);
      if (added.has(sheet)) return;
      added.add(sheet);
      if (isHandedOver) handOver();
    },
  };
}

const sheets = new Map<string, CSSStyleSheet>();

/** The customer's own size of letters, in those of the page's root: it grows with them when the customer asks for larger ones. */
function customersRem(root: SheetHost): string {
  const letter = document.createElement('i');
  letter.style.font = 'medium/1rem serif';
  root.append(letter);
  const { fontSize, lineHeight } = getComputedStyle(letter);
  const rem = Number.parseFloat(fontSize) / Number.parseFloat(lineHeight);
  letter.remove();
  return `${rem}rem`;
}

/**
 * One sheet per text and page, however many widgets adopt it. In it `--_rem`, which Widget.css sets, is a length, the same for
 * every part of a widget whatever the size of its own letters: it is written there, since a page of thousands of elements is
 * styled anew as a whole when a property is registered.
 */
function sheetOf(styles: string, root: SheetHost): CSSStyleSheet {
  let sheet = sheets.get(styles);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles.replace('--_rem:1em', () => `--_rem:var(--quire-font-size,${customersRem(root)})`));
    // the letters of an element that has left the page meanwhile have no size to go by
    if (root.isConnected) sheets.set(styles, sheet);
  }
  return sheet;
}

/** Everything inside it brings its styles into `root`. */
export function StyleRoot({ root, children }: { root: SheetHost; children: ReactNode }) {
  const list = useMemo(() => createSheetList(root), [root]);
  // after those of its children: by now each has brought its own
  useLayoutEffect(() => list.handOver(), [list]);
  return <StyleRootContext value={list}>{children}</StyleRootContext>;
}

/** Brings a part's own style sheet along; nothing happens where styles.css is in the page. */
export function useStyles(styles: string | undefined): void {
  const list = useContext(StyleRootContext);
  useLayoutEffect(() => {
    if (styles) list?.add(styles);
  }, [list, styles]);
}
