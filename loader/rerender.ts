import type { Entry } from './entry';
import { namesOf } from './namesOf';
import type { Mounted, ObservedWidget, Refused } from './observedWidget';

type Page = { observed: ReadonlyMap<Element, ObservedWidget> };

/** The re-render in flight for each element. The next one waits for it and reads the attributes afterwards. */
const inFlight = new WeakMap<ObservedWidget, Promise<void>>();

/**
 * Re-renders the elements whose changed attributes their widget reads. An invalid element re-renders on any `data-`
 * change. `mount` defers the render until pressed pointers and keys are released.
 */
export function rerender(
  records: MutationRecord[],
  mount: (element: HTMLElement, widget: ObservedWidget) => Promise<Mounted | Refused>,
): void {
  const { observed } = (globalThis as unknown as Record<symbol, Page>)[Symbol.for('quire')] as Page;
  for (const element of new Set(records.map(({ target }) => target as HTMLElement))) {
    const widget = observed.get(element);
    const changed = records.filter(({ target }) => target === element).map(({ attributeName }) => `${attributeName}`);
    if (!widget) continue;
    const render = async () => {
      const { mounted } = widget;
      if (!mounted || !changed.some(isReadBy(mounted.entry))) return;
      const next = await mount(element, widget);
      // a removed element has no widget, and a mounted widget stays when the page writes an invalid value
      if (observed.get(element) !== widget || (mounted?.entry && !next.entry)) return next.unmount();
      widget.mounted = next;
      mounted?.unmount();
    };
    const rendered = (inFlight.get(widget) ?? Promise.resolve(widget.mounting)).then(render);
    // if its code could not be loaded, the widget stays and the next change retries
    inFlight.set(
      widget,
      rendered.catch((error) => console.error('Quire:', error)),
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
