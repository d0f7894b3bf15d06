import * as v from '../../../schema';
import { Text } from '../../platform/contract/scalar';

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
