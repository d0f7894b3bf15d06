/** One try after another until one of them finds something. */
export type Tries<Item> = readonly ((() => Promise<Item[]>) | undefined)[];

/**
 * What the first try finds that finds anything; those after it are not made. A try that fails has found nothing; where the
 * last one fails too, so does this, with its error [REC-007, REC-008, DEC-053].
 */
export async function firstFilled<Item>(tries: Tries<Item>, isOver: () => boolean = () => false): Promise<Item[]> {
  let failure: { error: unknown } | undefined;
  for (const attempt of tries) {
    if (!attempt || isOver()) continue;
    failure = undefined;
    try {
      const found = await attempt();
      if (found.length > 0) return found;
    } catch (error) {
      failure = { error };
    }
  }
  if (failure) throw failure.error;
  return [];
}
