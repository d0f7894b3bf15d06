import type { Entry } from './entry';
import { namesOf } from './namesOf';
import type { Mounted, Refused, Watched } from './watched';

type Page = { watched: ReadonlyMap<Element, Watched> };

/** Of each element the drawing that is under way: the next one waits for it, and reads what the element says then. */
const underWay = new WeakMap<Watched, Promise<void>>();

/**
 * Draws elements anew of which the page has changed what their widget reads, or anything where it was refused: by `mount`,
 * which waits for the customer's hands.
 */
export function drawAgain(
  records: MutationRecord[],
  mount: (element: HTMLElement, one: Watched) => Promise<Mounted | Refused>,
): void {
  const { watched } = (globalThis as unknown as Record<symbol, Page>)[Symbol.for('quire')] as Page;
  for (const element of new Set(records.map(({ target }) => target as HTMLElement))) {
    const one = watched.get(element);
    const changed = records.filter(({ target }) => target === element).map(({ attributeName }) => `${attributeName}`);
    if (!one) continue;
    const draw = async () => {
      const { mounted } = one;
      if (!mounted || !changed.some(isReadBy(mounted.entry))) return;
      const next = await mount(element, one);
      // an element that is gone has none, and a widget stays where the page says something wrong
      if (watched.get(element) !== one || (mounted?.entry && !next.entry)) return next.unmount();
      one.mounted = next;
      mounted?.unmount();
    };
    const drawn = (underWay.get(one) ?? Promise.resolve(one.mounting)).then(draw);
    // what it needs did not come: the widget stays, and the next change asks again
    underWay.set(
      one,
      drawn.catch((error) => console.error('Quire:', error)),
    );
  }
}

/** Others may write attributes of their own into an element. */
function isReadBy(entry: Entry | undefined): (attribute: string) => boolean {
  const names = entry && namesOf(entry).add('config');
  return (attribute) => {
    const [, name] = /^data-(.+)/.exec(attribute) ?? [];
    return !!name && (!names || names.has(name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())));
  };
}
