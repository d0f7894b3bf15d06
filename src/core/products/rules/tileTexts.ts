import type { Overrides } from '../../platform/rules/messages';
import { formatNumber } from '../../platform/rules/priceText';
import { hiddenPriceText, tileCaption, tileNotes, verdictMessage } from './productMessages';
import { checkTile, type ProductTile } from './productTile';
import { orderedMonth, type SummaryMessageKey, type TileMessageKey } from './tileMessages';
import { tileTarget } from './tileTarget';

type TextsOptions<Key> = {
  translate: (key: Key, figures?: Record<string, string | number>) => string;
  /** The `product` messages of the page. */
  own: Overrides | undefined;
  locale: string;
};

export type SummaryTexts = ReturnType<typeof summaryTexts>;

/** The texts of the summary of a product. */
export function summaryTexts(tile: ProductTile, { translate, own, locale }: TextsOptions<SummaryMessageKey>) {
  const { rating, reviewCount = 0 } = tile;
  return {
    was: translate('was'),
    item: translate('item', { sku: tile.customerSku ?? tile.sku }),
    /** For screen readers: 'Rated {rating} out of 5, {n} reviews'. Undefined without a rating. */
    rated:
      rating === undefined ? undefined : translate('rated', { rating: formatNumber(rating, locale), n: reviewCount }),
    /** The text in place of a hidden or missing price. */
    hiddenPrice: hiddenPriceText(tile, own),
  };
}

/**
 * The texts of a tile that follow from its product alone, and what its button does. A server that renders tiles has the
 * same as the widget [DEC-Q441].
 */
export function tileTexts(tile: ProductTile, options: TextsOptions<TileMessageKey>) {
  const { translate, own, locale } = options;
  const target = tileTarget(tile);
  const month = orderedMonth(tile.lastOrderedOn, locale);
  const ownCaption =
    target.kind === 'add' ? tileCaption(tile, own) : translate(tile.action === 'addToCart' ? 'viewOnly' : tile.action);
  return {
    ...summaryTexts(tile, options),
    target,
    badges: month === undefined ? [] : [translate('purchased', { month })],
    notes: [...tileNotes(tile, own), ...(tile.surchargeSubstituteFor ? [translate('substitute')] : [])],
    /** Why it has no button. */
    blocked: target.kind === 'none' ? verdictMessage(checkTile(tile), own) : undefined,
    /** The text of its button. */
    caption: tile.caption ?? ownCaption,
  };
}
