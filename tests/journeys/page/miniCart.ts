import type { Locator, Page } from 'playwright';

/** The cart in the page's header. */
export type MiniCart = {
  host: Locator;
  badge: Locator;
  panel: Locator;
  lines: Locator;
  line(name: string): Locator;
  quantity(name: string): Locator;
  /** The number of units in the badge. */
  count(): Promise<number>;
  open(): Promise<void>;
};

export function miniCart(page: Page): MiniCart {
  const host = page.locator('[data-quire="mini-cart"]').first();
  const badge = host.getByRole('button', { name: /^Cart/ });
  const panel = host.getByRole('dialog');
  const lines = panel.locator('.quire-mini-cart__line');
  const line = (name: string) => lines.filter({ hasText: name });
  return {
    host,
    badge,
    panel,
    lines,
    line,
    quantity: (name) => line(name).getByRole('textbox'),
    async count() {
      const label = (await badge.getAttribute('aria-label')) ?? '';
      return Number(/\d+/.exec(label)?.[0] ?? 0);
    },
    async open() {
      await badge.click();
      await panel.waitFor();
    },
  };
}
