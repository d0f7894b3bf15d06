type Key = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/**
 * Whether a key belongs to an input method, which turns several keys into one character. Safari sends the key that ends
 * the composition afterwards, with the key code 229. Takes React's event, which wraps the browser's, or the
 * browser's own.
 */
export function isComposing(event: Key | { nativeEvent: Key }): boolean {
  const { isComposing: isPending, keyCode } =
    'nativeEvent' in event && event.nativeEvent ? event.nativeEvent : (event as Key);
  return isPending || keyCode === 229;
}
