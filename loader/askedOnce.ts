import type { Entry, Registry } from './entry';
import { createTurns } from './turns';

/** How long an element waits to be drawn for what its widget asks the shop; it may have been pressed meanwhile. */
export const AHEAD_MS = 1000;

/**
 * A page may have a thousand elements of one widget: the first asks for its files. Where they do not come, the next that
 * asks tries again. Once they are here, all that are near ask the shop together, and then come one after another: drawn once,
 * of what the shop has said, and not twice. What the server has written stands until then.
 */
export function askedOnce(registry: Registry, turnOf = createTurns()): Registry {
  const coming: Record<string, Promise<Entry> | undefined> = {};
  const once =
    (slug: string, load: Registry[string]): Registry[string] =>
    async (element, readAhead) => {
      coming[slug] ??= load(element, readAhead).catch((error) => {
        coming[slug] = undefined;
        throw error;
      });
      const entry = await coming[slug];
      await ended(readAhead(entry));
      await turnOf(element);
      return entry;
    };
  return Object.fromEntries(Object.entries(registry).map(([slug, load]) => [slug, once(slug, load)]));
}

/** However it ends, or when it has taken too long. */
function ended(reading: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, AHEAD_MS);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    reading.then(end, end);
  });
}
