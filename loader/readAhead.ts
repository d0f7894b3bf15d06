import type { Entry } from './entry';
import { readProps } from './readProps';
import { storefrontOf } from './storefronts';

/** How long an element waits to be drawn for what the shop is asked; it may have been pressed meanwhile. */
export const AHEAD_MS = 1000;

/**
 * Lets a widget ask the shop before it is drawn, so that all of a page that are near ask together, and are drawn once and not
 * twice: what the server has written stands until then. Resolves when that is answered, or has taken too long.
 */
export async function readAhead(element: HTMLElement, entry: Entry): Promise<void> {
  if (!entry.readAhead) return;
  try {
    const storefront = storefrontOf(element.dataset.config);
    const reading = entry.readAhead(await readProps(element, entry), storefront);
    if (reading) await within(AHEAD_MS, reading);
  } catch {
    // whoever draws it finds the same, and says so
  }
}

function within(limitMs: number, reading: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, limitMs);
    void reading.finally(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
