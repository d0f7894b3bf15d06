import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo } from 'react';

/** The root that style sheets are adopted into: a shadow root. There is none if the page includes styles.css itself. */
export type SheetHost = Pick<ShadowRoot, 'adoptedStyleSheets' | 'append' | 'isConnected'>;

/**
 * The sheets of one root. They are adopted together once all parts are rendered, because each assignment restyles the
 * root.
 */
type SheetList = { add(styles: string): void; moveSheets(): void };

const StyleRootContext = createContext<SheetList | undefined>(undefined);

function createSheetList(root: SheetHost): SheetList {
  const added = new Set(root.adoptedStyleSheets);
  let isHandedOver = false;
  const moveSheets = () => {
    isHandedOver = true;
    root.adoptedStyleSheets = [...added];
  };
  return {
    moveSheets,
    add(styles) {
      const sheet = sheetOf(styles, root);
      if (added.has(sheet)) return;
      added.add(sheet);
      if (isHandedOver) moveSheets();
    },
  };
}

const sheets = new Map<string, CSSStyleSheet>();

/**
 * The customer's font size relative to the root font size of the page, in rem. It scales when the customer enlarges the
 * text.
 */
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
 * One sheet per text and page, shared by all widgets that adopt it. The sheet sets `--_rem` from Widget.css to a length
 * that is the same in all parts of a widget, whatever their font size. The value is written into the text, because
 * registering a property restyles the whole page.
 */
function sheetOf(styles: string, root: SheetHost): CSSStyleSheet {
  let sheet = sheets.get(styles);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles.replace('--_rem:1em', () => `--_rem:var(--quire-font-size,${customersRem(root)})`));
    // an element that has left the page has no computed font size, so its sheet is not cached
    if (root.isConnected) sheets.set(styles, sheet);
  }
  return sheet;
}

/** Adopts the style sheets of all its descendants into `root`. */
export function StyleRoot({ root, children }: { root: SheetHost; children: ReactNode }) {
  const list = useMemo(() => createSheetList(root), [root]);
  // runs after the effects of the children: all of them have added their sheets by now
  useLayoutEffect(() => list.moveSheets(), [list]);
  return <StyleRootContext value={list}>{children}</StyleRootContext>;
}

/** Adds the style sheet of a component to its root. Does nothing if the page includes styles.css. */
export function useStyles(styles: string | undefined): void {
  const list = useContext(StyleRootContext);
  useLayoutEffect(() => {
    if (styles) list?.add(styles);
  }, [list, styles]);
}
