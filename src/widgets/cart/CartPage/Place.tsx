import type { ReactNode } from 'react';

/**
 * Where the page puts a part of its own: what it gives as a prop in React, or as a child with `slot="…"` on a page of the
 * server. What stands inside shows where neither is given.
 */
export function Place({ name, given, children }: { name: string; given: ReactNode; children?: ReactNode }) {
  return given ?? <slot name={name}>{children}</slot>;
}
