/**
 * Whether the shop has answered for certain: a refusal below 500 changed nothing. After any other error the shop may
 * have acted.
 */
export function isAnswered(error: unknown): boolean {
  const { kind, status = 0 } = error as { kind?: string; status?: number };
  return kind === 'refused' && status < 500;
}
