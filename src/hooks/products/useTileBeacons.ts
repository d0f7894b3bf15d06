import { type RefObject, useEffect, useRef } from 'react';
import { beaconsOf, SEEN_RATIO } from '../../core/products/client/beacons';
import type { ProductTile } from '../../core/products/rules/productTile';
import { useStorefront } from '../platform/StorefrontProvider';
import { whenSeen } from '../platform/whenSeen';

export type TileBeaconOptions = {
  /** The list of the tile; the pixels of a list are counted together. */
  list?: string | undefined;
  /** Another page or filter resets the impressions of all tiles [TILE-025]. */
  pageIndicator?: string | undefined;
  /** Called when one of its links or buttons is clicked. */
  onPress?: ((pressed: { sku: string }) => void) | undefined;
};

/** Publishes the first impression and every click of a tile, and fires their pixels [TILE-023, TILE-024, TILE-025]. */
export function useTileBeacons(
  tile: ProductTile,
  { list = 'page', pageIndicator = '', onPress }: TileBeaconOptions,
): RefObject<HTMLElement | null> {
  const storefront = useStorefront();
  const { events, settings } = storefront;
  const box = useRef<HTMLElement>(null);
  const newest = useRef({ tile, onPress });
  newest.current = { tile, onPress };
  const { sku } = tile;
  const { seenRatio = SEEN_RATIO, pixelCap } = settings.config.tiles ?? {};

  useEffect(() => {
    if (!box.current) return;
    return whenSeen(box.current, seenRatio, () => {
      const listing = { name: list, indicator: pageIndicator, cap: pixelCap };
      const isFirst = beaconsOf(storefront).seen(listing, sku, newest.current.tile.impressionBeacons);
      if (isFirst) events.publish('product:seen', { sku, list });
    });
  }, [storefront, events, sku, list, pageIndicator, seenRatio, pixelCap]);

  useEffect(() => {
    const element = box.current;
    const handleClick = ({ target }: Event) => {
      if (!(target as Element).closest('a,button')) return;
      beaconsOf(storefront).pressed(newest.current.tile.clickBeacons);
      events.publish('product:pressed', { sku, list });
      newest.current.onPress?.({ sku });
    };
    element?.addEventListener('click', handleClick);
    return () => element?.removeEventListener('click', handleClick);
  }, [storefront, events, sku, list]);

  return box;
}
