/** Looks up an untrusted key in a table. Inherited properties such as `constructor` are never returned. */
export function ownValue<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
