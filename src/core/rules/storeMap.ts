/** Where a pin stands, in per cent of the map from the left and the top. */
export type Pin = { x: number; y: number };

/** What a pin takes of the map, in per cent. */
export type PinSize = { width: number; height: number };

/** A pin that gives way goes by parts of its size. */
const STEPS = 4;

/**
 * Pins of which none lies over another: each stands where it belongs, or as near as those before it leave room, and none
 * beyond the edge. How far it is from one store to another is told by the list; here each has to be seen and pressed
 * [STORE-021]. Where there is no room left, a pin stays where it belongs.
 */
export function spreadPins<Placed extends Pin>(pins: readonly Placed[], size: PinSize): Placed[] {
  const spread: Placed[] = [];
  for (const pin of pins) {
    const isFree = ({ x, y }: Pin) =>
      spread.every((other) => Math.abs(other.x - x) >= size.width || Math.abs(other.y - y) >= size.height);
    const place = isFree(pin) ? pin : nearestFirst(pin, size).find(isFree);
    spread.push({ ...pin, ...place });
  }
  return spread;
}

/** Every place for a pin that is not beyond the edge, those first that are near to where it belongs. */
function nearestFirst(pin: Pin, { width, height }: PinSize): Pin[] {
  const along = (at: number, length: number) => {
    const places = Math.ceil((100 * STEPS) / length);
    return Array.from({ length: 2 * places + 1 }, (_, nth) => at + ((nth - places) * length) / STEPS).filter(
      (place) => place >= length / 2 && place <= 100 - length / 2,
    );
  };
  const away = ({ x, y }: Pin) => Math.hypot(x - pin.x, y - pin.y);
  return along(pin.x, width)
    .flatMap((x) => along(pin.y, height).map((y) => ({ x, y })))
    .sort((one, other) => away(one) - away(other));
}
