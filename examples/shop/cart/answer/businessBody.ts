import type { CartBody } from '../../../../src/core/cart/contract/cart';
import type { AccountInfoBody, AddressBody } from '../../../../src/core/checkout/contract/accounting';
import type { Account } from '../../accounts/session';
import { type Budget, budgetsOf } from '../../business/budgets';
import { budgetCenterOf } from '../../business/charges';
import { buyingOf } from '../../business/company';
import { chosenLocation, locationsOf } from '../../business/locations';
import type { Reader } from '../../database/open';
import type { CartRow, ShipToLocation } from '../../database/schema';
import type { CartLine } from '../line';
import { delegateAddress } from '../pickupDelegate';
import { decimal } from '../price';

/**
 * Adds the budget center, the purchase order and the location to a business's cart. A consumer's cart stays unchanged
 * [GEN-004].
 */
export async function withBusiness(
  reader: Reader,
  body: CartBody,
  { cart, lines, account }: { cart: CartRow | undefined; lines: CartLine[]; account: Account | null },
): Promise<CartBody> {
  const buying = await buyingOf(reader, account);
  if (!buying) return body;
  const { company } = buying;
  const budgets = await budgetsOf(reader, company.id);
  const locations = await locationsOf(reader, company.id);
  const chosen = chosenLocation(cart, locations);
  const nameOf = (id: number | null) => budgets.find((budget) => budget.id === id)?.name ?? null;
  const bcNames = new Map(lines.map((line) => [line.id, nameOf(budgetCenterOf(line, lines, cart))]));
  return {
    ...body,
    items: body.items?.map((item) => {
      const delivery = item.selectedDeliveryOption;
      return {
        ...item,
        itemAccountInfo: { bcName: bcNames.get(item.cartItemId ?? '') ?? null },
        ...(delivery?.deliveryType === 'STA' && {
          selectedDeliveryOption: { ...delivery, addressId: chosen ? String(chosen.id) : null },
        }),
      };
    }),
    addresses: [...locations.map(addressBody), ...delegateAddress(cart)],
    accountInfo: {
      bcName: nameOf(cart?.budgetCenterId ?? null),
      purchaseOrderNumber: cart?.poNumber ?? null,
      purchaseOrderRelease: cart?.poRelease ?? null,
      budgetCenters: company.budgetCenterDemand === 'off' ? [] : budgets.map(budgetCenterBody),
      shipToAddressId: chosen ? String(chosen.id) : null,
      canAddShipTo: company.takesNewLocations,
    } satisfies AccountInfoBody,
    cartAttributes: { ...body.cartAttributes, isMandatoryEnabled: company.isMandatory },
  };
}

function budgetCenterBody({ name, left }: Budget) {
  return { budgetCenter: name, bcDetails: { availableBalance: left === null ? null : decimal(left) } };
}

function addressBody(location: ShipToLocation): AddressBody {
  const { id, name, address1, address2, city, state, zipCode } = location;
  return {
    id: String(id),
    type: 'S',
    organizationName: name,
    address1,
    address2,
    city,
    state,
    zipCode,
    country: 'US',
  };
}
