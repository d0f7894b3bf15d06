const hasBox = (element: Element) => element.getClientRects().length > 0;

/**
 * Whether an element is rendered: neither it nor an ancestor has `display: none`, and none skips its contents, as a
 * closed `<details>` does. In a DOM without a layout, such as jsdom, every element counts as rendered.
 */
export const isRendered = (element: Element | null): boolean =>
  !!element && (element.checkVisibility?.() ?? (hasBox(element) || !hasBox(document.documentElement)));
