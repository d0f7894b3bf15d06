import type { Entry, Registry } from './entry';

/**
 * A page may have a thousand elements of one widget: the first asks for its files. Where they do not come, the next that
 * asks tries again.
 */
export function askedOnce(registry: Registry): Registry {
  const coming: Record<string, Promise<Entry> | undefined> = {};
  const once = (slug: string, load: () => Promise<Entry>) => () => {
    coming[slug] ??= load().catch((error) => {
      coming[slug] = undefined;
      throw error;
    });
    return coming[slug];
  };
  return Object.fromEntries(Object.entries(registry).map(([slug, load]) => [slug, once(slug, load)]));
}
