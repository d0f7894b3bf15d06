import type { CartBody } from '../../../../src/core/cart/contract/cart';
import type { AccountInfoBody, AddressBody } from '../../../../src/core/checkout/contract/accounting';
import { type Budget, budgetsOf } from '../../business/budgets';
import { type AccountedLine, type Accounting, budgetCenterOf } from '../../business/charges';
import type { Buying } from '../../business/company';
import { chosenLocation, type Destined, locationsOf } from '../../business/locations';
import type { ShipToLocation } from '../../database/businessSchema';
import type { TableReader } from '../../database/open';
import { decimal } from '../price';

/** The accounting and the destination of a business's cart, with all that its company offers. */
export type BusinessCart = {
  buying: Buying;
  budgets: Budget[];
  locations: ShipToLocation[];
  cart: (Accounting & Destined) | undefined;
  lines: readonly AccountedLine[];
};

/** What a company offers to the carts of its buyers. */
export async function offersOf(
  reader: TableReader,
  buying: Buying,
): Promise<Pick<BusinessCart, 'buying' | 'budgets' | 'locations'>> {
  const { id } = buying.company;
  return { buying, budgets: await budgetsOf(reader, id), locations: await locationsOf(reader, id) };
}

/** Adds the budget center, the purchase order and the location to a business's cart. */
export function withBusiness(body: CartBody, { buying, budgets, locations, cart, lines }: BusinessCart) {
  const { company } = buying;
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
    addresses: locations.map(addressBody),
    accountInfo: {
      bcName: nameOf(cart?.budgetCenterId ?? null),
      purchaseOrderNumber: cart?.poNumber ?? null,
      purchaseOrderRelease: cart?.poRelease ?? null,
      budgetCenters: company.budgetCenterDemand === 'off' ? [] : budgets.map(budgetCenterBody),
      shipToAddressId: chosen ? String(chosen.id) : null,
      canAddShipTo: company.takesNewLocations,
    } satisfies AccountInfoBody,
    cartAttributes: { ...body.cartAttributes, isMandatoryEnabled: company.isMandatory },
  } satisfies CartBody;
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
