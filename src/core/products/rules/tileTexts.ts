import type { Overrides } from '../../platform/rules/messages';
import { formatNumber } from '../../platform/rules/priceText';
import { hiddenPriceText, tileCaption, tileNotes, verdictMessage } from './productMessages';
import { checkTile, type ProductTile } from './productTile';
import { orderedMonth, type TileMessageKey } from './tileMessages';
import { type TileTarget, tileTarget } from './tileTarget';

/** The texts of a tile that follow from its product alone, and what its button does. */
export type TileTexts = {
  target: TileTarget;
  item: string;
  /** Undefined without a rating. */
  rated: string | undefined;
  badges: string[];
  notes: string[];
  /** The text in place of a hidden or missing price. */
  hiddenPrice: string | undefined;
  /** Why it has no button. */
  blocked: string | undefined;
  /** The text of its button. */
  caption: string;
};

export type TileTextsOptions = {
  translate: (key: TileMessageKey, figures?: Record<string, string | number>) => string;
  /** The `product` messages of the page. */
  own: Overrides | undefined;
  locale: string;
};

/** The texts of a tile. A server that renders tiles has the same as the widget [DEC-Q441]. */
export function tileTexts(tile: ProductTile, { translate, own, locale }: TileTextsOptions): TileTexts {
  const target = tileTarget(tile);
  const month = orderedMonth(tile.lastOrderedOn, locale);
  const { rating, reviewCount = 0 } = tile;
  const ownCaption =
    target.kind === 'add' ? tileCaption(tile, own) : translate(tile.action === 'addToCart' ? 'viewOnly' : tile.action);
  return {
    target,
    item: translate('item', { sku: tile.customerSku ?? tile.sku }),
    rated:
      rating === undefined ? undefined : translate('rated', { rating: formatNumber(rating, locale), n: reviewCount }),
    badges: month === undefined ? [] : [translate('purchased', { month })],
    notes: [...tileNotes(tile, own), ...(tile.surchargeSubstituteFor ? [translate('substitute')] : [])],
    hiddenPrice: hiddenPriceText(tile, own),
    blocked: target.kind === 'none' ? verdictMessage(checkTile(tile), own) : undefined,
    caption: tile.caption ?? ownCaption,
  };
}
