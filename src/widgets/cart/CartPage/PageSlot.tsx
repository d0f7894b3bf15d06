import type { ReactNode } from 'react';

/**
 * A placeholder for a part of the page's own: a React prop, or a child element with `slot="…"` on a server-rendered
 * page. The children are the fallback if there is neither.
 */
export function PageSlot({ name, content, children }: { name: string; content: ReactNode; children?: ReactNode }) {
  return content ?? <slot name={name}>{children}</slot>;
}
