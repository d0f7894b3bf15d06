type Randomness = { getRandomValues(bytes: Uint8Array): Uint8Array };

/** A version 4 UUID. Does not use `crypto.randomUUID`, which is missing on pages without TLS. */
export function randomId(): string {
  const { crypto } = globalThis as unknown as { crypto: Randomness };
  return '00000000-0000-4000-8000-000000000000'.replace(/[08]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (digit === '8' ? 8 | (random & 3) : random & 15).toString(16);
  });
}
