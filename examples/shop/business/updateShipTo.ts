import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Visitor } from '../accounts/session';
import type { TableWriter, Tx } from '../database/open';
import { type CartRow, carts } from '../database/schema';
import { cityAndStateOf } from '../database/stores';
import { FreeText } from '../http/readRequest';
import { Refusal } from '../http/refusal';
import { ZipCode } from '../stores/zipCode';
import type { Buying } from './company';
import { addLocation, locationsOf } from './locations';
import { optionalText, requireBuying } from './updateAccounting';

const Line = v.pipe(v.string(), v.trim(), FreeText);

const Address = v.object({
  organizationName: Line,
  address1: Line,
  address2: optionalText(100),
  zipCode: ZipCode,
  phone: v.pipe(v.string(), v.regex(/^\d{10}$/, 'Invalid phone number')),
});

/** The request of UPDATE_SHIP_TO: the number of a location of the company, or a new location. */
export const ShipToRequest = v.union([
  v.object({ addressId: v.pipe(v.string(), v.regex(/^\d{1,9}$/)) }),
  v.object({ address: Address }),
]);

export type ShipToRequest = v.InferOutput<typeof ShipToRequest>;

/** Sets the destination of the whole order: all its items ship to one location. */
export async function updateShipTo(tx: Tx, cart: CartRow, visitor: Visitor, request: ShipToRequest): Promise<void> {
  cart.shipToId = await shipToOf(tx, await requireBuying(tx, visitor), request);
  await tx.update(carts).set({ shipToId: cart.shipToId }).where(eq(carts.id, cart.id));
}

/** The requested location of the company, which is added if it is new. */
export async function shipToOf(tables: TableWriter, { company }: Buying, request: ShipToRequest): Promise<number> {
  if ('address' in request) {
    if (!company.takesNewLocations) {
      throw new Refusal(403, 'ONE_LOCATION_ONLY', 'Your company can only ship to the locations in its contract');
    }
    const { organizationName: name, address1, address2, zipCode, phone } = request.address;
    const cityAndState = cityAndStateOf(zipCode);
    const location = {
      companyId: company.id,
      name,
      address1,
      address2: address2 ?? '',
      ...cityAndState,
      zipCode,
      phone,
    };
    return addLocation(tables, location);
  }
  const id = Number(request.addressId);
  const isOfCompany = (await locationsOf(tables, company.id)).some((location) => location.id === id);
  if (!isOfCompany) throw new Refusal(400, 'ADDRESS_INVALID', 'This is not one of your locations');
  return id;
}
