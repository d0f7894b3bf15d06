import type { Entry, Registry } from './entry';
import { readAhead } from './readAhead';
import { createTurns } from './turns';

/**
 * A page may have a thousand elements of one widget: the first asks for its files. Where they do not come, the next that
 * asks tries again. Once they are here, the elements come one after another.
 */
export function askedOnce(registry: Registry, turnOf = createTurns()): Registry {
  const coming: Record<string, Promise<Entry> | undefined> = {};
  const once = (slug: string, load: Registry[string]) => async (element: Element) => {
    coming[slug] ??= load(element).catch((error) => {
      coming[slug] = undefined;
      throw error;
    });
    const entry = await coming[slug];
    await readAhead(element as HTMLElement, entry);
    await turnOf(element);
    return entry;
  };
  return Object.fromEntries(Object.entries(registry).map(([slug, load]) => [slug, once(slug, load)]));
}
