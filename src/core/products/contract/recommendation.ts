import * as v from '../../../schema';
import { Amount, Text, TextOrList, TextOrNumber } from '../../platform/contract/scalar';

/** One recommended product: the subset of a tile that a recommendation slot renders. */
export const RecommendationBody = v.object({
  itemId: v.string(),
  title: Text,
  url: Text,
  image: TextOrList,
  price: TextOrNumber,
  priceValue: Amount,
  actionLabel: Text,
  analyticsPayload: v.nullish(v.unknown()),
});

/** Response of the recommendation endpoint. */
export const RecommendationsBody = v.object({ data: v.nullish(v.array(RecommendationBody)) });

export type RecommendationBody = v.InferOutput<typeof RecommendationBody>;
