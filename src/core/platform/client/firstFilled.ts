/**
 * Runs the attempts in order and resolves with the first non-empty result; later attempts do not run. An attempt that
 * rejects counts as empty. If the last attempt rejects, the whole rejects with its error [REC-007, REC-008, DEC-053].
 */
export async function firstFilled<Item>(
  tries: readonly ((() => Promise<Item[]>) | undefined)[],
  isOver: () => boolean = () => false,
): Promise<Item[]> {
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
