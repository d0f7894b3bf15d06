import type { StoreRow } from '../database/storeSchema';

/** States with their stores, both sorted alphabetically. */
export function storesByState(stores: StoreRow[]): [state: string, StoreRow[]][] {
  const states = new Map<string, StoreRow[]>();
  for (const store of [...stores].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))) {
    const known = states.get(store.state);
    if (known) known.push(store);
    else states.set(store.state, [store]);
  }
  return [...states];
}

function nameOf({ state, city, storeNumber }: StoreRow): string {
  return `${state} ${city} ${storeNumber}`;
}
