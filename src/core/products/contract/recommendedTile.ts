import * as v from '../../../schema';
import { TextId, TextOrList } from '../../platform/contract/scalar';
import { productTileEntries } from './productTile';

/** One recommended product with all tile fields, and opaque analytics data to send back to the shop [REC-006]. */
export const RecommendedTileBody = v.object({
  ...productTileEntries,
  analyticsPayload: v.nullish(v.unknown()),
});

/** Response of the recommendation endpoints and of the frequently purchased items [REC-006, REC-013, REC-017]. */
export const RecommendedTilesBody = v.object({ data: v.nullish(v.array(RecommendedTileBody), []) });

/** Response of the recent items endpoint, newest first [REC-016]. */
export const RecentItemsBody = v.object({ itemDetails: v.nullish(v.array(v.object({ sku: TextId })), []) });

/** Response of an mbox: the product classes of its offers [REC-018]. */
export const MBoxBody = v.object({
  adobeResponse: v.nullish(
    v.object({
      offerDetails: v.nullish(v.array(v.object({ classes: TextOrList }))),
      analyticsPayload: v.nullish(v.unknown()),
    }),
  ),
});

/** Response of the ad endpoint: the beacons of the advertised items [REC-019]. */
export const AdItemsBody = v.object({
  items: v.nullish(v.array(v.object({ itemId: v.string(), impBeacon: TextOrList, clickBeacon: TextOrList }))),
});

export type RecommendedTileBody = v.InferOutput<typeof RecommendedTileBody>;
