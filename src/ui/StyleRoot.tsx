import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo } from 'react';

/** Where style sheets go: a shadow root, or nothing when the page carries styles.css itself. */
export type SheetHost = { adoptedStyleSheets: CSSStyleSheet[] };

/** The sheets of one root, handed over together once all its parts are drawn: each handing over restyles the root. */
type SheetList = { add(sheet: CSSStyleSheet): void; handOver(): void };

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
    add(sheet) {
      if (added.has(sheet)) return;
      added.add(sheet);
      if (isHandedOver) handOver();
    },
  };
}

/** One sheet per text and page, however many widgets adopt it. */
const sheets = new Map<string, CSSStyleSheet>();

/** Makes `--_rem` a length, so that it is the same for every part of a widget whatever the size of its own letters. */
function registerRem() {
  try {
    CSS.registerProperty({ name: '--_rem', syntax: '<length>', inherits: true, initialValue: '16px' });
  } catch {
    // it is one already, or the browser is older than that
  }
}

function sheetOf(styles: string): CSSStyleSheet {
  if (sheets.size === 0) registerRem();
  let sheet = sheets.get(styles);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    sheets.set(styles, sheet);
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
    if (styles) list?.add(sheetOf(styles));
  }, [list, styles]);
}
