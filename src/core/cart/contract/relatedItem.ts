import * as v from '../../../schema';
import { Text } from '../../platform/contract/scalar';
import type { RelatedItemBody } from './cart';
import { ReadPriceInfoBody, ReadProductBody } from './readCart';

/** The products related to the item that was just added. Only widgets that show them use this schema [CART-ENT-001]. */
export const RelatedItemsBody: v.GenericSchema<unknown, RelatedItemBody[]> = v.array(
  v.looseObject({ itemId: v.string(), product: ReadProductBody, priceInfo: ReadPriceInfoBody, relationType: Text }),
) as never;
