/** The median of some figures, with their range. */
export type Spread = { median: number; min: number; max: number };

/** Throws RangeError when there are no values, or one of them is not a number. */
export function spreadOf(values: number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const [min, max] = [sorted[0], sorted.at(-1)];
  if (min === undefined || max === undefined) throw new RangeError('no figures');
  if (!sorted.every(Number.isFinite)) throw new RangeError(`not all of them are numbers: ${values.join(', ')}`);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? max;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? min;
  return { median: (lower + upper) / 2, min, max };
}

/** The same items in random order. */
export function shuffled<Item>(items: readonly Item[], random: () => number = Math.random): Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const picked = Math.floor(random() * (last + 1));
    [mixed[last], mixed[picked]] = [mixed[picked] as Item, mixed[last] as Item];
  }
  return mixed;
}
