import * as v from '../../../schema';
import { Text } from '../../platform/contract/scalar';
import { StoreBody } from './pickupStore';

/** Answer of the store lookup; the stores count only where the status is SUCCESS [STORE-011]. */
export const StoreLocatorBody = v.object({
  results: v.object({ status: v.string(), stores: v.nullish(v.array(StoreBody)) }),
});

/** What the store lookup is asked: a place or a store, and how far around it, as '100mi' [STORE-011, STORE-016]. */
export type StoreLocatorRequest = ({ address: string } | { storeNumber: string }) & { radius?: string };

/** Answer of the lookup of a local business [STORE-012]. */
export const LocalBusinessBody = v.object({
  localBusiness: v.nullable(v.object({ name: v.string(), address: Text, phone: Text, url: Text })),
});

/** Degrees [STORE-012]. */
export type LocalBusinessRequest = { latitude: number; longitude: number };

/** What is kept on the server of a store that was chosen; `persists` is 'true' where the customer chose it [STORE-013]. */
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
