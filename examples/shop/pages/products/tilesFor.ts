import { formatPlural, type Messages } from '../../../../src/core/platform/rules/messages';
import { toProductTile } from '../../../../src/core/products/client/toProductTile';
import type { ProductTile } from '../../../../src/core/products/rules/productTile';
import { TILE_MESSAGES } from '../../../../src/core/products/rules/tileMessages';
import { type TileTexts, tileTexts } from '../../../../src/core/products/rules/tileTexts';
import { es } from '../../../../src/languages/es';
import { frCA } from '../../../../src/languages/fr-CA';
import type { ShopContext } from '../../accounts/visitor';
import { tilesOf } from '../../catalogue/tiles';
import type { Product } from '../../database/schema';
import { tenantOf } from '../platform/formContext';
import { type Language, languageOf, localeOf } from '../platform/language';
import { pageConfig } from '../platform/pageConfig';

/** A tile with its texts: the same rules and messages as in the widget. */
export type PageTile = {
  tile: ProductTile;
  texts: TileTexts & { compare: string; addToList: string; was: string };
  locale: string;
};

const catalogues: Partial<Record<Language, Messages>> = { 'fr-CA': frCA, es };

/** Products as the tile widget displays them to this customer. */
export async function tilesFor(c: ShopContext, products: Product[]): Promise<PageTile[]> {
  const visitor = c.get('visitor');
  const language = languageOf(c);
  const locale = localeOf(language);
  const { currency, session } = pageConfig(tenantOf(c), visitor);
  const messages = catalogues[language];
  const translate: Parameters<typeof tileTexts>[1]['translate'] = (key, figures = {}) =>
    formatPlural(messages?.['product-tile']?.[key] ?? TILE_MESSAGES[key], figures, locale);
  const bodies = await tilesOf(c.get('database'), visitor.account, products, language);
  return bodies.map((body) => {
    const tile = toProductTile(body, currency ?? 'USD', session?.permissionDetail);
    const own = tileTexts(tile, { translate, own: messages?.['product'], locale });
    const texts = { ...own, compare: translate('compare'), addToList: translate('addToList'), was: translate('was') };
    return { tile, texts, locale };
  });
}
