/** Generates a random id of letters only, so that it never contains a run of digits. */
export function randomLetters(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return [...bytes].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
}
