import { namesOf } from './namesOf';
import type { Mounted, ObservedWidget } from './observedWidget';
import { refuse } from './problems';
import { readProps } from './readProps';
import { remount } from './remount';

/**
 * Renders a widget again after the page has changed its element: with the new props and the same state. Does nothing
 * when its attributes and its JSON child say the same as before. An invalid change is reported, and the widget stays as it
 * is.
 *
 * A change of `data-open` opens or closes the widget, which then starts with new state.
 */
export function rerender(
  records: MutationRecord[],
  element: HTMLElement,
  observed: ObservedWidget,
  mounted: Mounted,
): void {
  const isWritten = (name: string) => records.some(({ attributeName }) => attributeName === name);
  if (isWritten('data-config')) {
    remount(element, observed);
    return;
  }
  if (!records.some(({ attributeName }) => isReadBy(mounted, attributeName))) return;
  try {
    const props = readProps(element, mounted.entry);
    mounted.draw(props, isWritten('data-open') ? !!props['open'] : undefined);
  } catch (error) {
    refuse(element, error);
  }
}

/** Other scripts may write attributes of their own to an element. A change without a name is one of its children. */
function isReadBy({ entry }: Mounted, attribute: string | null): boolean {
  if (attribute === null) return true;
  const [, name = ''] = /^data-(.+)/.exec(attribute) ?? [];
  return namesOf(entry).has(name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase()));
}
