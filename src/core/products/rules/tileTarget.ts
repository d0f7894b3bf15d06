import { safeUrl } from '../../platform/rules/safeUrl';
import { checkTile, type ProductTile, type TileAction } from './productTile';

/** What the button of a tile does: adds the product, opens an overlay of the page, navigates, or nothing. */
export type TileTarget =
  | { kind: 'add' }
  | { kind: 'open'; overlay: 'AUTO_RESTOCK' | 'EXPERTSUGGEST' | 'BOPIS' }
  | { kind: 'go'; url: string | undefined }
  | { kind: 'none' };

const OVERLAYS: Partial<Record<TileAction, Extract<TileTarget, { kind: 'open' }>['overlay']>> = {
  subscribe: 'AUTO_RESTOCK',
  expertsSuggest: 'EXPERTSUGGEST',
  pickUpToday: 'BOPIS',
};

/**
 * Decides what a tile's button does. Sets, custom sets and view-only products lead to their own page; a product with an
 * alternate leads to the alternate's page; an unavailable product, or one that the account may not buy, has no action [TILE-018, TILE-019, TILE-022, DEC-141,
 * DEC-142].
 */
export function tileTarget(tile: ProductTile): TileTarget {
  const { action, isSkuSet, restriction } = tile;
  if (tile.refusal) return { kind: 'none' };
  if (action === 'viewAlternate') return { kind: 'go', url: safeUrl(restriction?.alternateUrl) ?? safeUrl(tile.url) };
  if (isSkuSet || action === 'viewOnly' || action === 'customSkuset') return { kind: 'go', url: safeUrl(tile.url) };

  const verdict = checkTile(tile);
  if (!verdict.canAdd && action !== 'expertsSuggest') return { kind: 'none' };
  const overlay = OVERLAYS[action];
  return overlay ? { kind: 'open', overlay } : { kind: 'add' };
}

/** Whether a drawer can show a replacement for the product [TILE-021, DEC-142]. */
export function hasReplacement({ restriction }: ProductTile): boolean {
  if (!restriction?.type || restriction.type === 'OUTOFSTOCK') return false;
  return restriction.alternatives.length > 0 || restriction.alternateUrl !== undefined;
}
