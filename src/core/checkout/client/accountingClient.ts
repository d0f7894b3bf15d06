import { type ChangeResult, changeCart } from '../../cart/client/cartChanger';
import type { CartDependencies } from '../../cart/client/cartDependencies';
import { cartEndpoints } from '../../cart/client/endpoints';
import type { ItemField } from '../../cart/rules/itemField';
import { CommerceError } from '../../platform/rules/commerceError';
import { hasAccounting } from '../../platform/rules/session/accountingDemands';
import type { AccountingBody, ShipToBody } from '../contract/accounting';
import type { NewLocation } from '../rules/shipTo';

/**
 * An accounting change. A field that is omitted stays unchanged; an empty string clears it. `lines` sets the budget
 * centers of single lines.
 */
export type AccountingChange = {
  budgetCenter?: string;
  poNumber?: string;
  poRelease?: string;
  lines?: { lineId: string; budgetCenter: string }[];
};

/**
 * Changes budget center, purchase order and ship-to location of a business cart. Both methods reject with CommerceError
 * and publish `cart:change-failed` when the request fails. Outside of a business site they reject with `integration`,
 * and send and publish nothing [GEN-004].
 */
export type AccountingClient = {
  /** [CART-UPD-012]; with `preservesLines`, the budget centers of the lines stay unchanged. */
  change(change: AccountingChange, options?: { preservesLines?: boolean }): Promise<ChangeResult>;
  /** Chooses the location that all items ship to, by its id or as a new one [SCR-005]. */
  shipTo(location: string | NewLocation): Promise<ChangeResult>;
};

export function createAccountingClient(dependencies: CartDependencies): AccountingClient {
  const { site } = dependencies;

  async function send(actionType: string, body: AccountingBody | ShipToBody, lineIds: string[] = []) {
    if (!hasAccounting(site))
      throw new CommerceError('integration', 'NO_ACCOUNTING', 'Accounting is available on business sites only');
    const request = { query: { actionType }, body, isKeptAlive: true };
    const fields: ItemField[] = lineIds.length > 0 ? ['ITEM_LIBC'] : [];
    return changeCart(dependencies, cartEndpoints.updateCart, request, { subject: { lineIds, fields } });
  }

  return {
    change: ({ budgetCenter, poNumber, poRelease, lines = [] }, { preservesLines } = {}) =>
      send(
        'UPDATE_ACCOUNTING_INFO',
        {
          accountInfo: {
            // a field that is undefined is not sent
            bcName: budgetCenter,
            purchaseOrderNumber: poNumber,
            purchaseOrderRelease: poRelease,
          },
          ...(lines.length > 0 && {
            items: lines.map(({ lineId, budgetCenter: bcName }) => ({
              cartItemId: lineId,
              itemAccountInfo: { bcName },
            })),
          }),
          ...(preservesLines && { ignoreBcUpdate: true }),
        },
        lines.map(({ lineId }) => lineId),
      ),
    shipTo: (location) => send('UPDATE_SHIP_TO', bodyOfLocation(location)),
  };
}

function bodyOfLocation(location: string | NewLocation): ShipToBody {
  if (typeof location === 'string') return { addressId: location };
  const { name, address1, address2, zipCode, phone } = location;
  return { address: { organizationName: name, address1, ...(address2 && { address2 }), zipCode, phone } };
}
