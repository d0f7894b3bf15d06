import * as v from '../../../schema';
import { MessageBody } from '../../platform/contract/message';
import { Count, Flag, Text, TextOrList, TextOrNumber } from '../../platform/contract/scalar';

/**
 * A store as the shop sends it [STORE-002]. Its zip is written `zipcode` inside the address and `zipCode` beside it.
 * `inventory` says what it has of the SKUs that were asked for, as a cart line does.
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

/** Answer of the pick-up lookup; `taxExempt` is for business only [STORE-015]. */
export const PickupStoresBody = v.object({
  pickInStoreDetails: v.array(v.object({ store: v.nullish(v.array(StoreBody)) })),
  messages: v.nullish(v.array(MessageBody)),
  taxExempt: Flag,
});

/** What the pick-up lookup is asked: these five fields, and no others [STORE-015]. */
export type PickupStoresRequest = {
  zipCode: string;
  state: string;
  city: string;
  searchParam: string;
  tenantId: string;
};

export type StoreBody = v.InferOutput<typeof StoreBody>;
