/** The position of a pin, in per cent of the map from the left and the top. */
export type Pin = { x: number; y: number };

/** The size of a pin, in per cent of the map. */
export type PinSize = { width: number; height: number };

/** A displaced pin moves in steps of its size divided by this number. */
const STEPS = 4;

/**
 * Positions pins so that none overlap. Each pin stays at its own position, or moves to the nearest free one, and never
 * beyond the edge. Distances are readable from the list; on the map every pin must be visible and clickable
 * [STORE-021]. If there is no free position for a pin, it and all later pins stay at their own positions.
 */
export function spreadPins<Placed extends Pin>(pins: readonly Placed[], size: PinSize): Placed[] {
  const spread: Placed[] = [];
  for (const pin of pins) {
    const isFree = ({ x, y }: Pin) =>
      spread.every((other) => Math.abs(other.x - x) >= size.width || Math.abs(other.y - y) >= size.height);
    const place = isFree(pin) ? pin : nearestOf(pin, placesFor(pin, size).filter(isFree));
    if (!place) return [...spread, ...pins.slice(spread.length)];
    spread.push({ ...pin, ...place });
  }
  return spread;
}

/** All candidate positions of a pin inside the edges. */
function placesFor(pin: Pin, { width, height }: PinSize): Pin[] {
  const along = (at: number, length: number) => {
    const places = Math.ceil((100 * STEPS) / length);
    return Array.from({ length: 2 * places + 1 }, (_, nth) => at + ((nth - places) * length) / STEPS).filter(
      (place) => place >= length / 2 && place <= 100 - length / 2,
    );
  };
  return along(pin.x, width).flatMap((x) => along(pin.y, height).map((y) => ({ x, y })));
}

function nearestOf(pin: Pin, places: readonly Pin[]): Pin | undefined {
  const away = ({ x, y }: Pin) => Math.hypot(x - pin.x, y - pin.y);
  return places.reduce<Pin | undefined>((near, one) => (near && away(near) <= away(one) ? near : one), undefined);
}
