import * as v from '../../../schema';
import { Notices } from '../../platform/contract/notices';
import { Count, Flag, Text, TextId, TextOrList, TextOrNumber } from '../../platform/contract/scalar';

/**
 * A store as the shop sends it [STORE-002]. Its ZIP code is `zipcode` inside the address and `zipCode` beside it.
 * `inventory` is its stock of the requested SKUs, in the format of a cart line.
 */
export const StoreBody = v.object({
  storeNumber: TextId,
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
  inventory: v.nullish(v.array(v.object({ itemId: v.nullish(TextId), availablequantity: Count }))),
});

/** Response of the pickup lookup; `taxExempt` is for business customers only [STORE-015]. */
export const PickupStoresBody = v.object({
  pickInStoreDetails: v.nullish(v.array(v.object({ store: v.nullish(v.array(StoreBody)) })), []),
  messages: Notices,
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

/** Response of the store lookup; the stores are valid only if the status is SUCCESS [STORE-011]. */
export const StoreLocatorBody = v.object({
  results: v.object({ status: v.string(), stores: v.nullish(v.array(StoreBody)) }),
});

/** Body of the store lookup: a place or a store, and the radius around it, such as '100mi' [STORE-011, STORE-016]. */
export type StoreLocatorRequest = ({ address: string } | { storeNumber: string }) & { radius?: string };

/** Response of the local business lookup [STORE-012]. */
export const LocalBusinessBody = v.object({
  localBusiness: v.nullish(v.object({ name: v.string(), address: Text, phone: Text, url: Text })),
});

/** In degrees [STORE-012]. */
export type LocalBusinessRequest = { latitude: number; longitude: number };

/** Body of the request that saves the preferred store; `persists` is 'true' if the customer chose it [STORE-013]. */
export type PreferredStoreRequest = {
  address1: string;
  city: string;
  state: string;
  zipCode: string;
  storeNumber: string;
  persists: string;
};

export type StoreLocatorBody = v.InferOutput<typeof StoreLocatorBody>;
export type LocalBusinessBody = v.InferOutput<typeof LocalBusinessBody>;

/** An address of the cart; the one of type ST is the person who picks up [ADDR-001]. */
export const PickupAddressBody = v.object({
  type: Text,
  firstName: Text,
  lastName: Text,
  phones: v.nullish(v.array(v.string())),
  email: v.nullish(v.object({ emailId1: Text })),
});

/** Body of the request that sets the person who picks up; null means that the customer does. */
export type DelegateBody = {
  pickupDelegate: { firstName: string; lastName: string; email: string; phone: string } | null;
};

export type PickupAddressBody = v.InferOutput<typeof PickupAddressBody>;
