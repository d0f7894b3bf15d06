type Randomness = { randomUUID?: () => string; getRandomValues(bytes: Uint8Array): Uint8Array };

/** A UUID, version 4. */
export function randomId(): string {
  const { crypto } = globalThis as unknown as { crypto: Randomness };
  // a page without TLS has no randomUUID
  return crypto.randomUUID?.() ?? uuidOf(crypto.getRandomValues(new Uint8Array(16)));
}

function uuidOf(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte, at) => {
    const marked = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
