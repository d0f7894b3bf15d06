import * as v from '../../../schema';
import { TextOrList } from '../../platform/contract/scalar';
import { productTileEntries } from './productTile';

/** One recommended product with all that its tile shows, and what the shop wants to hear of it again [REC-006]. */
export const RecommendedTileBody = v.object({
  ...productTileEntries,
  analyticsPayload: v.nullish(v.unknown()),
});

/** Answer of the recommendation calls and of the frequently purchased items [REC-006, REC-013, REC-017]. */
export const RecommendedTilesBody = v.object({ data: v.array(RecommendedTileBody) });

/** Answer of the recent items, the newest first [REC-016]. */
export const RecentItemsBody = v.object({ itemDetails: v.array(v.object({ sku: v.string() })) });

/** Answer of an mbox: the classes of products that its offers are about [REC-018]. */
export const MBoxBody = v.object({
  adobeResponse: v.nullish(
    v.object({
      offerDetails: v.nullish(v.array(v.object({ classes: TextOrList }))),
      analyticsPayload: v.nullish(v.unknown()),
    }),
  ),
});

/** Answer of the ad call: the beacons of those of the items that are advertised [REC-019]. */
export const AdItemsBody = v.object({
  items: v.nullish(v.array(v.object({ itemId: v.string(), impBeacon: TextOrList, clickBeacon: TextOrList }))),
});

export type RecommendedTileBody = v.InferOutput<typeof RecommendedTileBody>;
