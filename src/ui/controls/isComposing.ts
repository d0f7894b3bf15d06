type Key = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/**
 * Whether a key belongs to an input method, which turns several keys into one character. Safari sends the key that ends
 * the composition afterwards, with the key code 229. Takes React's event, which wraps the browser's, or the
 * browser's own.
 */
export function isComposing(event: Key | { nativeEvent: Key }): boolean {
  const key = (event as { nativeEvent?: Key }).nativeEvent ?? (event as Key);
  return key.isComposing || key.keyCode === 229;
}
