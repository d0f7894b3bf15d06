/** Messages of a page that replace the built-in ones, by the same keys. */
export type Overrides = Readonly<Record<string, string>>;

/** The message for a key: the page's override if it has one, otherwise the built-in message. */
export function messageFor<Key extends string>(
  catalogue: Readonly<Record<Key, string>>,
  key: Key,
  overrides: Overrides | undefined,
): string {
  return overrides?.[key] ?? catalogue[key];
}
