import * as v from '../../../schema';
import { MessageBody } from '../../platform/contract/message';
import { Count, Flag, Text, TextOrList, TextOrNumber } from '../../platform/contract/scalar';

/**
 * A store as the shop sends it [STORE-002]. Its ZIP code is `zipcode` inside the address and `zipCode` beside it.
 * `inventory` is its stock of the requested SKUs, in the format of a cart line.
 */
export const StoreBody = v.object({
  storeNumber: v.string(),
  address: v.nullish(v.object({ addressLine1: Text, city: Text, state: Text, zipcode: Text })),
  city: Text,
  state: Text,
  zipCode: Text,
  workingHours: TextOrList,
  storeStatus: Text,
  StoreOpenTime: Text,
  storeStatusTime: Text,
  distance: TextOrNumber,
  latitude: TextOrNumber,
  longitude: TextOrNumber,
  inventory: v.nullish(v.array(v.object({ itemId: Text, availablequantity: Count }))),
});

/** Response of the pickup lookup; `taxExempt` is for business customers only [STORE-015]. */
export const PickupStoresBody = v.object({
  pickInStoreDetails: v.array(v.object({ store: v.nullish(v.array(StoreBody)) })),
  messages: v.nullish(v.array(MessageBody)),
  taxExempt: Flag,
});

/** Body of the pickup lookup: exactly these five fields [STORE-015]. */
export type PickupStoresRequest = {
  zipCode: string;
  state: string;
  city: string;
  searchParam: string;
  tenantId: string;
};

export type StoreBody = v.InferOutput<typeof StoreBody>;
