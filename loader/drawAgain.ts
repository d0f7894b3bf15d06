import type { Entry } from './entry';
import { namesOf } from './namesOf';
import type { Mounted, Refused, Watched } from './watched';

type Page = { watched: ReadonlyMap<Element, Watched> };

/** The re-render in flight for each element. The next one waits for it and reads the attributes afterwards. */
const underWay = new WeakMap<Watched, Promise<void>>();

/**
 * Re-renders the elements whose changed attributes their widget reads. A refused element re-renders on any `data-`
 * change. `mount` defers the render until pressed pointers and keys are released.
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
      // a removed element has no widget, and a mounted widget stays when the page writes an invalid value
      if (watched.get(element) !== one || (mounted?.entry && !next.entry)) return next.unmount();
      one.mounted = next;
      mounted?.unmount();
    };
    const drawn = (underWay.get(one) ?? Promise.resolve(one.mounting)).then(draw);
    // if its code could not be loaded, the widget stays and the next change retries
    underWay.set(
      one,
      drawn.catch((error) => console.error('Quire:', error)),
    );
  }
}

/** Other scripts may write attributes of their own to an element; a widget re-renders only for those it reads. */
function isReadBy(entry: Entry | undefined): (attribute: string) => boolean {
  const names = entry && namesOf(entry).add('config');
  return (attribute) => {
    const [, name] = /^data-(.+)/.exec(attribute) ?? [];
    return !!name && (!names || names.has(name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())));
  };
}
