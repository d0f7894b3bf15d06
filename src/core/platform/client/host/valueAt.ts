/** What lies at a dotted path: 'shop.session.token'. `undefined` when a step is missing, or throws when it is read. */
export function valueAt(root: unknown, path: string): unknown {
  try {
    return path.split('.').reduce((value, step) => (value as Record<string, unknown> | undefined)?.[step], root);
  } catch {
    return undefined;
  }
}
