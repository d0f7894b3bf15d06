import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../database/open';
import { type AddressFields, customerAddresses } from '../database/schema';
import { cityAndStateOf } from '../database/stores';
import { Refusal } from '../http/refusal';
import type { AddressRequest, ShortAddress } from './requests';

export type SavedAddress = typeof customerAddresses.$inferSelect;

export const fieldsOf = ({ id: _id, type: _type, ...fields }: AddressRequest): AddressFields => fields;

export function readAddresses(reader: Reader, owner: string): Promise<SavedAddress[]> {
  return reader
    .select()
    .from(customerAddresses)
    .where(eq(customerAddresses.owner, owner))
    .orderBy(asc(customerAddresses.savedAt));
}

/** Saves an address, or updates the one with that id. An identical address is not saved again. */
export async function saveAddress(tx: Tx, owner: string, address: AddressRequest): Promise<void> {
  const fields = fieldsOf(address);
  // the database compares JSON regardless of the order of its fields
  const [same] = await tx
    .select()
    .from(customerAddresses)
    .where(and(eq(customerAddresses.owner, owner), eq(customerAddresses.fields, fields)));
  const id = address.id ?? same?.id;
  if (id === undefined) {
    await tx
      .insert(customerAddresses)
      .values({ id: randomUUID(), owner, type: address.type, fields, savedAt: new Date() });
    return;
  }
  const changed = await tx
    .update(customerAddresses)
    .set({ type: address.type, fields })
    .where(and(eq(customerAddresses.id, id), eq(customerAddresses.owner, owner)))
    .returning();
  if (changed.length === 0) throw new Refusal(400, 'ADDRESS_INVALID', 'No such address');
}

const SPELLINGS: [RegExp, string][] = [
  [/\bStreet\b/i, 'St'],
  [/\bAvenue\b/i, 'Ave'],
  [/\bRoad\b/i, 'Rd'],
  [/\bBoulevard\b/i, 'Blvd'],
  [/\bDrive\b/i, 'Dr'],
  [/\bLane\b/i, 'Ln'],
  [/\bSuite\b/i, 'Ste'],
  [/\bApartment\b/i, 'Apt'],
];

/**
 * The postal spelling of a US address; undefined when the address already has it. Throws ADDRESS_INVALID for an unknown
 * ZIP code.
 */
export function suggestionFor(address: AddressRequest): AddressRequest | undefined {
  if (address.country !== 'US') return undefined;
  const { city, state } = requireCityAndState(address.zipCode);
  const spelled = (text: string) => SPELLINGS.reduce((result, [long, short]) => result.replace(long, short), text);
  const address2 = address.address2 === undefined ? {} : { address2: spelled(address.address2) };
  const better = { ...address, address1: spelled(address.address1), ...address2, city, state };
  const isSame = (['address1', 'address2', 'city', 'state'] as const).every(
    (name) => (better[name] ?? '').toLowerCase() === (address[name] ?? '').toLowerCase(),
  );
  return isSame ? undefined : better;
}

/** An address with city and state. Throws ADDRESS_INVALID if they are missing and the ZIP code is unknown. */
export function completed({ city, state, ...address }: ShortAddress): AddressRequest {
  return city && state ? { ...address, city, state } : { ...address, ...requireCityAndState(address.zipCode) };
}

/** City and state of a ZIP code. Throws ADDRESS_INVALID for an unknown one. */
export function requireCityAndState(zipCode: string): { city: string; state: string } {
  try {
    return cityAndStateOf(zipCode);
  } catch {
    throw new Refusal(400, 'ADDRESS_INVALID', 'No such zip code');
  }
}
