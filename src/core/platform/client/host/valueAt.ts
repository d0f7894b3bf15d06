/** The value at a dotted path, such as 'shop.session.token'; undefined if a step is missing or its getter throws. */
export function valueAt(root: unknown, path: string): unknown {
  try {
    return path.split('.').reduce((value, step) => (value as Record<string, unknown> | undefined)?.[step], root);
  } catch {
    return undefined;
  }
}
