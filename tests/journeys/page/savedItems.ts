import type { Locator, Page } from 'playwright';

/** One list of saved items on a page. */
export type SavedItems = {
  rows: Locator;
  row(name: string): Locator;
  move(name: string): Promise<void>;
};

export function savedItems(root: Page | Locator): SavedItems {
  const rows = root.locator('.quire-saved__item');
  const row = (name: string) => rows.filter({ hasText: name });
  return {
    rows,
    row,
    move: (name) =>
      row(name)
        .getByRole('button', { name: /^Move to cart/ })
        .click(),
  };
}
