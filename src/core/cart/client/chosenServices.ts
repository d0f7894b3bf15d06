import type { Cart } from '../rules/cart';
import { FURNITURE_LEVELS, type FurnitureLevel } from '../rules/furniture';

type Sent = { items?: { cartItemId?: string | null; furnSvcInfo?: unknown }[] | null };

/** Returns the level of furniture service of each line that has one, by line id [FURN-001]. */
export function chosenServices(cart: Cart | undefined): ReadonlyMap<string, FurnitureLevel> {
  const items = (cart?.sent as Sent | undefined)?.items ?? [];
  return new Map(
    items.flatMap(({ cartItemId, furnSvcInfo }) => {
      const level = cartItemId && Array.isArray(furnSvcInfo) && levelIn(furnSvcInfo);
      return level ? [[cartItemId, level] as const] : [];
    }),
  );
}

function levelIn(services: { level?: unknown; qty?: unknown }[]): FurnitureLevel | undefined {
  const chosen = services.find((service) => typeof service?.qty === 'number' && service.qty > 0);
  return FURNITURE_LEVELS.find((level) => level === chosen?.level);
}
