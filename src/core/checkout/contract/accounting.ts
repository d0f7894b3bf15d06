import * as v from '../../../schema';
import { Amount, Flag, Text } from '../../platform/contract/scalar';

/** A budget center that a buyer may choose. Without a balance it is unlimited [BUD-001]. */
export const BudgetCenterBody = v.object({
  budgetCenter: v.string(),
  bcDetails: v.nullish(v.object({ availableBalance: Amount })),
});

/**
 * The accounting information of a business cart: budget center, purchase order and ship-to location [GEN-004]. `bcName`
 * is the budget center of the cart; lines name their own in itemAccountInfo [CART-ENT-017].
 */
export const AccountInfoBody = v.object({
  bcName: Text,
  purchaseOrderNumber: Text,
  purchaseOrderRelease: Text,
  budgetCenters: v.nullish(v.array(BudgetCenterBody)),
  shipToAddressId: Text,
  canAddShipTo: Flag,
});

/** An address in `addresses` of the cart. Shipping addresses have the type S or SB. */
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

/**
 * The request body of an accounting change. A field that is omitted stays unchanged; an empty string clears it
 * [CART-UPD-012].
 */
export type AccountingBody = {
  accountInfo?: { bcName?: string; purchaseOrderNumber?: string; purchaseOrderRelease?: string };
  items?: { cartItemId: string; itemAccountInfo: { bcName: string } }[];
  ignoreBcUpdate?: true;
};

/** The request body that chooses the ship-to location: one of the account, or a new one [SCR-005]. */
export type ShipToBody =
  | { addressId: string }
  | { address: { organizationName: string; address1: string; address2?: string; zipCode: string; phone: string } };

export type AccountInfoBody = v.InferOutput<typeof AccountInfoBody>;
export type AddressBody = v.InferOutput<typeof AddressBody>;
