import { hasWorkingFallback, isDormant, NEAR_PX } from './activation';
import type { WidgetFinding } from './diagnosis';
import { DORMANT_WIDGETS } from './dormantWidgets.mjs';
import type { Entry } from './entry';
import { namesOf } from './namesOf';
import type { ObservedWidget } from './observedWidget';
import { problemText } from './withoutSecrets';

/** Attributes of an element that code other than its widget reads. */
const OURS = ['quire', 'config', 'headerPart'];

/** Every element of the page that names a widget, in document order. */
export function findWidgets(observed: ReadonlyMap<Element, ObservedWidget>): WidgetFinding[] {
  return [...document.querySelectorAll<HTMLElement>('[data-quire]')].map((element) => {
    const widget = element.dataset['quire'] as string;
    return { element, widget, ...lookAt(element, widget, observed.get(element)) };
  });
}

type Look = Pick<WidgetFinding, 'state' | 'why' | 'ms'>;

function lookAt(element: HTMLElement, slug: string, widgetState: ObservedWidget | undefined): Look {
  const { isLoading, mounted } = widgetState ?? {};
  if (mounted && !mounted.entry) return { state: 'refused', why: problemText(mounted.problem) };
  if (mounted) {
    const { ms, problem, entry } = mounted;
    if (problem) return { state: 'broken', why: 'it broke while it was drawn: see the error above', ms };
    return { state: 'mounted', why: unreadAttributes(element, entry), ms };
  }
  if (isLoading) return { state: 'coming', why: 'its files are on their way, or a pointer or key is held down' };
  return { state: 'waiting', why: whyWaiting(element, slug) };
}

function whyWaiting(element: Element, slug: string): string {
  if (hasWorkingFallback(element)) return "the server's HTML does its work until it is touched";
  if (DORMANT_WIDGETS.includes(slug) && isDormant(element)) return 'it comes when something asks for it';
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom < -NEAR_PX || top > innerHeight + NEAR_PX) return 'it is far from what the window shows';
  return 'it is not seen, or its files did not arrive: they are asked for again when it is touched';
}

/** Attributes of an element that its widget does not read; most often they are misspelt. */
function unreadAttributes(element: HTMLElement, entry: Entry): string {
  // not a clone of the element, because a clone of a custom element would be upgraded
  const rest = document.createElement('i');
  Object.assign(rest.dataset, element.dataset);
  for (const name of [...OURS, ...namesOf(entry)]) delete rest.dataset[name];
  const unread = rest.getAttributeNames();
  return unread.length === 0 ? '' : `does not read ${unread.join(', ')}`;
}
