import * as v from '../../../schema';
import { Text } from '../../platform/contract/scalar';

/** An address of the cart, of which the one of type ST is the person who picks up [ADDR-001]. */
export const PickupAddressBody = v.object({
  type: Text,
  firstName: Text,
  lastName: Text,
  phones: v.nullish(v.array(v.string())),
  email: v.nullish(v.object({ emailId1: Text })),
});

/** What the call that names that person sends: null for nobody but the customer. */
export type DelegateBody = {
  pickupDelegate: { firstName: string; lastName: string; email: string; phone: string } | null;
};

export type PickupAddressBody = v.InferOutput<typeof PickupAddressBody>;
