import { cartFlags, readExtra, sentBody } from '../../cart/client/sentCart';
import type { CartContext } from '../../cart/client/toCart';
import type { Cart } from '../../cart/rules/cart';
import { isSet, orUndefined, toMoney } from '../../platform/client/wireValue';
import { AccountInfoBody, type AddressBody, AddressesBody } from '../contract/accounting';
import { type Accounting, type BudgetCenter, NO_ACCOUNTING } from '../rules/accounting';
import type { ShipTo, ShipToLocation } from '../rules/shipTo';

const infoOf = (cart: Cart): AccountInfoBody | undefined => readExtra(AccountInfoBody, sentBody(cart)?.accountInfo);

/**
 * Translates the accounting information that the shop sent with a cart. If that is missing or invalid, only
 * `isMandatory` is set.
 */
export function toAccounting(cart: Cart, { currency }: CartContext): Accounting {
  const info = infoOf(cart);
  const { isAccountingMandatory: isMandatory } = cartFlags(cart);
  if (!info) return { ...NO_ACCOUNTING, isMandatory };
  return {
    isMandatory,
    budgetCenter: orUndefined(info.bcName),
    poNumber: orUndefined(info.purchaseOrderNumber),
    poRelease: orUndefined(info.purchaseOrderRelease),
    // an empty name clears the budget center when it is sent
    budgetCenters: (info.budgetCenters ?? [])
      .filter(({ budgetCenter }) => budgetCenter !== '')
      .map(({ budgetCenter: name, bcDetails }) => toBudgetCenter(name, bcDetails?.availableBalance, currency)),
  };
}

type Balance = Parameters<typeof toMoney>[0];

/** An invalid balance is omitted, so that the budget center can still be chosen. */
function toBudgetCenter(name: string, balance: Balance, currency: string): BudgetCenter {
  try {
    return { name, balance: toMoney(balance, 'accountInfo.availableBalance', currency) };
  } catch {
    return { name };
  }
}

const SHIPPING_TYPES = ['S', 'SB'];

/** A location is named after its organization, its person or its street. */
function toLocation(body: AddressBody): ShipToLocation {
  const address1 = body.address1 ?? '';
  const person = [orUndefined(body.firstName), orUndefined(body.lastName)].filter(Boolean).join(' ');
  return {
    id: body.id,
    name: orUndefined(body.organizationName) ?? (person || address1),
    address1,
    address2: orUndefined(body.address2),
    city: orUndefined(body.city),
    state: orUndefined(body.state),
    zipCode: orUndefined(body.zipCode),
  };
}

/** Translates the ship-to locations of a cart, and which one is chosen [SCR-005, ADDR-001]. */
export function toShipTo(cart: Cart): ShipTo {
  const info = infoOf(cart);
  const addresses = readExtra(AddressesBody, sentBody(cart)?.addresses) ?? [];
  return {
    // without an id a location cannot be chosen, and without a name it cannot be told from others
    locations: addresses
      .filter(({ type }) => SHIPPING_TYPES.includes(type ?? ''))
      .map(toLocation)
      .filter(({ id, name }) => id !== '' && name !== ''),
    chosenId: orUndefined(info?.shipToAddressId),
    canAdd: isSet(info?.canAddShipTo),
  };
}
