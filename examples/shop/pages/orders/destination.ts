import type { PlacedOrder } from '../../cart/order/findOrder';
import type { Reader } from '../../database/open';
import type { Say } from '../../languages/say';
import { storePlaces } from '../../stores/storePlaces';

/** Where an order goes: to its address, or if nothing is delivered to the stores that have it. */
export async function destinationOf(reader: Reader, { lines, shipTo }: PlacedOrder, say: Say): Promise<string> {
  if (lines.some(({ storeNumber }) => storeNumber === null)) return shipTo;
  const stores = await storePlaces(
    reader,
    lines.map(({ storeNumber }) => storeNumber),
  );
  return say('Pick up at {place}', { place: [...stores.values()].join(' · ') });
}
