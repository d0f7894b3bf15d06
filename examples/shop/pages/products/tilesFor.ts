import { toProductTile } from '../../../../src/core/products/client/toProductTile';
import type { ProductTile } from '../../../../src/core/products/rules/productTile';
import { tileTexts } from '../../../../src/core/products/rules/tileTexts';
import type { ShopContext } from '../../accounts/visitor';
import { tilesOf } from '../../catalogue/tiles';
import type { Product } from '../../database/schema';
import { widgetMessagesIn, widgetTextsIn } from '../../languages/widgetTexts';
import { tenantOf } from '../platform/formContext';
import { languageOf, localeOf } from '../platform/language';
import { pageConfig } from '../platform/pageConfig';

/** A tile with its texts: the same rules and messages as in the widget. */
export type PageTile = {
  tile: ProductTile;
  texts: ReturnType<typeof tileTexts> & { compare: string; addToList: string; was: string };
  locale: string;
};

export type TileOptions = {
  /** False in a row of best sellers, where each tile would have the same badge. */
  hasBadges?: boolean;
};

/** Products as the tile widget displays them to this customer. */
export async function tilesFor(c: ShopContext, products: Product[], options?: TileOptions): Promise<PageTile[]> {
  const visitor = c.get('visitor');
  const language = languageOf(c);
  const locale = localeOf(language);
  const { currency, session } = pageConfig(tenantOf(c), visitor);
  const translate = widgetTextsIn(language, 'product-tile');
  const bodies = await tilesOf(c.get('database'), visitor.account, products, language, options);
  return bodies.map((body) => {
    const tile = toProductTile(body, currency ?? 'USD', session?.permissionDetail);
    const own = tileTexts(tile, { translate, own: widgetMessagesIn(language, 'product'), locale });
    const texts = { ...own, compare: translate('compare'), addToList: translate('addToList') };
    return { tile, texts, locale };
  });
}
