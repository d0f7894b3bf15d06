import { and, asc, eq } from 'drizzle-orm';
import { type ShipToLocation, shipToLocations } from '../database/businessSchema';
import type { TableReader, TableWriter } from '../database/open';
import { Refusal } from '../http/refusal';
import type { Buying } from './company';

/** The ship-to locations of a company, oldest first. The first one is the default of its orders. */
export async function locationsOf(reader: TableReader, companyId: string): Promise<ShipToLocation[]> {
  return reader
    .select()
    .from(shipToLocations)
    .where(eq(shipToLocations.companyId, companyId))
    .orderBy(asc(shipToLocations.id));
}

/** Where the order of a cart ships to, as far as it was chosen. */
export type Destined = { shipToId: number | null };

/** The one location that all items of an order ship to. */
export function chosenLocation(cart: Destined | undefined, locations: ShipToLocation[]): ShipToLocation | undefined {
  return locations.find(({ id }) => id === cart?.shipToId) ?? locations[0];
}

/** The destination of a company's order: its chosen location, whatever a page sends. */
export async function companyDestination(
  reader: TableReader,
  cart: Destined | undefined,
  { company }: Buying,
): Promise<ShipToLocation> {
  const location = chosenLocation(cart, await locationsOf(reader, company.id));
  if (!location) throw new Refusal(400, 'ADDRESS_INVALID', 'Your company has no location to ship to');
  return location;
}

export type NewLocation = Omit<ShipToLocation, 'id'>;

/** Adds a location. An existing one is reused, so a repeated call adds none. */
export async function addLocation(tx: TableWriter, request: NewLocation): Promise<number> {
  const [added] = await tx.insert(shipToLocations).values(request).onConflictDoNothing().returning();
  if (added) return added.id;
  const [known] = await tx
    .select({ id: shipToLocations.id })
    .from(shipToLocations)
    .where(
      and(
        eq(shipToLocations.companyId, request.companyId),
        eq(shipToLocations.address1, request.address1),
        eq(shipToLocations.address2, request.address2),
        eq(shipToLocations.zipCode, request.zipCode),
      ),
    );
  if (!known) throw new Error('the location was deleted during the insert');
  return known.id;
}

export function locationText({ name, address1, address2, city, state, zipCode }: ShipToLocation): string {
  return [name, address1, address2, `${city}, ${state} ${zipCode}`].filter((part) => part !== '').join(', ');
}
