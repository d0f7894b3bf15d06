import { onTestFinished } from 'vitest';
import { savedItemsOf } from '../../../src/core/saved/client/savedItemsClient';
import { fakeShop } from '../shop/fakeShop';
import { aStorefront, type TestStorefrontOptions } from './storefront';

/** The settings of pages without animations and retries. */
export const QUICK = { miniCart: { deleteAnimationMs: 0 }, cart: { retryDelaysMs: [] } };

/** A page that shows its cart and saved items. */
export async function savedPage(
  saved: Record<string, number> = {},
  cart: Record<string, number> = {},
  options: TestStorefrontOptions = {},
) {
  const shop = options.shop ?? fakeShop({ saved, cart });
  const page = aStorefront({ shop, config: QUICK, ...options });
  const client = savedItemsOf(page);
  onTestFinished(page.connect());
  onTestFinished(client.connect());
  await page.cart.read();
  await client.read();
  return { ...page, shop, client };
}

export type SavedPage = Awaited<ReturnType<typeof savedPage>>;

export const skus = ({ client }: Pick<SavedPage, 'client'>) => client.state().items.map(({ sku }) => sku);
export const lines = ({ cart }: SavedPage) =>
  Object.fromEntries(cart.state().cart?.lines.map((it) => [it.sku, it.quantity]) ?? []);
export const idOf = (page: SavedPage, sku: string) => page.client.state().items.find((it) => it.sku === sku)?.id ?? '';
export const lineOf = (page: Pick<SavedPage, 'cart'>, sku: string) => {
  const line = page.cart.state().cart?.lines.find((it) => it.sku === sku);
  if (!line) throw new Error(`no line of ${sku}`);
  return line;
};
export const storedList = ({ host }: Pick<SavedPage, 'host'>) => JSON.parse(host.localStorage.get('sfl') ?? 'null');
