/** Texts that a page puts in the place of ours, by the same keys. */
export type Overrides = Readonly<Record<string, string>>;

/** The text of a key: the page's own where it has one, else ours. */
export function wordsFor<Key extends string>(
  catalogue: Readonly<Record<Key, string>>,
  key: Key,
  overrides: Overrides | undefined,
): string {
  return overrides?.[key] ?? catalogue[key];
}
