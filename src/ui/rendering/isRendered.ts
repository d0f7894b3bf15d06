/**
 * Whether an element is rendered: neither it nor an ancestor has `display: none`, and none skips its contents, as a
 * closed `<details>` does.
 */
export const isRendered = (element: Element | null): boolean =>
  !!element && (element.checkVisibility?.() ?? element.getClientRects().length > 0);
