/** Where a pin stands, in per cent of the map from the left and the top. */
export type Pin = { x: number; y: number };

/** What a pin takes of the map, in per cent. */
export type PinSize = { width: number; height: number };

/** A pin that gives way goes by parts of its size. */
const STEPS = 4;

/**
 * Pins of which none lies over another: each stands where it belongs, or as near as those before it leave room, and none
 * beyond the edge. How far it is from one store to another is told by the list; here each has to be seen and pressed
 * [STORE-021]. Once there was no room for one, it and those after it stay where they belong.
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

/** Every place for a pin that is not beyond the edge. */
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
