import * as v from '../../../schema';
import { Text } from '../../platform/contract/scalar';
import { StoreBody } from './pickupStore';

/** Response of the store lookup; the stores are valid only if the status is SUCCESS [STORE-011]. */
export const StoreLocatorBody = v.object({
  results: v.object({ status: v.string(), stores: v.nullish(v.array(StoreBody)) }),
});

/** Body of the store lookup: a place or a store, and the radius around it, such as '100mi' [STORE-011, STORE-016]. */
export type StoreLocatorRequest = ({ address: string } | { storeNumber: string }) & { radius?: string };

/** Response of the local business lookup [STORE-012]. */
export const LocalBusinessBody = v.object({
  localBusiness: v.nullable(v.object({ name: v.string(), address: Text, phone: Text, url: Text })),
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
