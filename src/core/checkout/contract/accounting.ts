import * as v from '../../../schema';
import { Amount, Flag, Text } from '../../platform/contract/scalar';

/** A budget center that a buyer may choose; without a balance there is no end to it [BUD-001]. */
export const BudgetCenterBody = v.object({
  budgetCenter: v.string(),
  bcDetails: v.nullish(v.object({ availableBalance: Amount })),
});

/**
 * Who pays for a business's cart, under which number, and where it goes [GEN-004]. `bcName` is the cart's own budget
 * center; those of its lines are in their itemAccountInfo [CART-ENT-017].
 */
export const AccountInfoBody = v.object({
  bcName: Text,
  purchaseOrderNumber: Text,
  purchaseOrderRelease: Text,
  budgetCenters: v.nullish(v.array(BudgetCenterBody)),
  shipToAddressId: Text,
  canAddShipTo: Flag,
});

/** A location that orders can go to, as `addresses` of the cart has it: the shipping ones are of type S or SB. */
export const AddressBody = v.object({
  id: v.string(),
  type: Text,
  organizationName: Text,
  firstName: Text,
  lastName: Text,
  address1: Text,
  address2: Text,
  city: Text,
  state: Text,
  zipCode: Text,
  country: Text,
});

export const AddressesBody = v.array(AddressBody);

/** Body of a change of accounting info; a field that is left out stays, '' takes it back [CART-UPD-012]. */
export type AccountingBody = {
  accountInfo?: { bcName?: string; purchaseOrderNumber?: string; purchaseOrderRelease?: string };
  items?: { cartItemId: string; itemAccountInfo: { bcName: string } }[];
  ignoreBcUpdate?: true;
};

/** Body of a choice of the ship-to location: one that the account has, or a new one [SCR-005]. */
export type ShipToBody =
  | { addressId: string }
  | { address: { organizationName: string; address1: string; address2?: string; zipCode: string; phone: string } };

export type AccountInfoBody = v.InferOutput<typeof AccountInfoBody>;
export type AddressBody = v.InferOutput<typeof AddressBody>;
