/** The position of a pin, in per cent of the map from the left and the top. */
export type Pin = { x: number; y: number };

/** The size of a pin, in per cent of the map. */
export type PinSize = { width: number; height: number };

/** A displaced pin moves in steps of its size divided by this number. */
const STEPS = 4;

/**
 * Positions pins so that none overlap. Each pin stays at its own position, or moves to the nearest free one, and never
 * beyond the edge. Distances are readable from the list; on the map every pin must be visible and clickable
 * [STORE-021]. A pin for which no position is free stays at its own.
 */
export function spreadPins<Placed extends Pin>(pins: readonly Placed[], size: PinSize): Placed[] {
  const spread: Placed[] = [];
  for (const pin of pins) {
    const isFree = ({ x, y }: Pin) =>
      spread.every((placed) => Math.abs(placed.x - x) >= size.width || Math.abs(placed.y - y) >= size.height);
    const position = isFree(pin) ? pin : nearestOf(pin, positionsFor(pin, size).filter(isFree));
    spread.push({ ...pin, ...position });
  }
  return spread;
}

/** All candidate positions of a pin inside the edges. */
function positionsFor(pin: Pin, { width, height }: PinSize): Pin[] {
  const along = (at: number, length: number) => {
    const steps = Math.ceil((100 * STEPS) / length);
    return [...Array(2 * steps + 1).keys()]
      .map((nth) => at + ((nth - steps) * length) / STEPS)
      .filter((position) => position >= length / 2 && position <= 100 - length / 2);
  };
  return along(pin.x, width).flatMap((x) => along(pin.y, height).map((y) => ({ x, y })));
}

function nearestOf(pin: Pin, positions: readonly Pin[]): Pin | undefined {
  const distance = ({ x, y }: Pin) => Math.hypot(x - pin.x, y - pin.y);
  return positions.reduce<Pin | undefined>(
    (near, candidate) => (near && distance(near) <= distance(candidate) ? near : candidate),
    undefined,
  );
}
