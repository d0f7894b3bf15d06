import * as addToCartButton from '../../src/widgets/cart/AddToCartButton/attributes';
import { NEAR_PX, workingButton } from '../activation';
import type { Entry } from '../entry';
import { namesOf } from '../namesOf';
import type { ObservedWidget } from '../observedWidget';
import { explain } from '../problems';
import { readProps } from '../readProps';
import type { WidgetFinding } from './diagnosis';
import { problemText, withoutQueries } from './withoutSecrets';

/** Attributes of an element that code other than its widget reads. */
const LOADER_ATTRIBUTES = ['quire', 'config', 'headerPart'];

/** Every element of the page that names a widget: in document order, then those in open shadow roots of the page. */
export function findWidgets(observed: ReadonlyMap<Element, ObservedWidget>): WidgetFinding[] {
  return elementsIn(document).map((element) => {
    const widget = element.dataset['quire'] as string;
    return { element, widget, ...lookAt(element, observed.get(element)) };
  });
}

function elementsIn(root: ParentNode): HTMLElement[] {
  const roots = [...root.querySelectorAll('*')].flatMap((element) => element.shadowRoot ?? []);
  return [...root.querySelectorAll<HTMLElement>('[data-quire]'), ...roots.flatMap(elementsIn)];
}

type Attributes = Pick<Entry, 'attributes' | 'props'>;

type Look = Pick<WidgetFinding, 'state' | 'why' | 'ms'>;

function lookAt(element: HTMLElement, { isLoading, mounted, isDormant, failure }: Partial<ObservedWidget> = {}): Look {
  if (mounted && !mounted.entry) return { state: 'invalid', why: problemText(mounted.problem) };
  if (mounted) {
    const { ms, problem, entry } = mounted;
    if (problem) return { state: 'failed', why: 'threw while rendering: see the error above', ms };
    return { state: 'mounted', why: attributeFinding(element, entry), ms };
  }
  if (isLoading) return { state: 'loading', why: 'its files are loading, or a pointer or key is held down' };
  if (failure) return { state: 'failed', why: `${withoutQueries(failure)}: interaction requests its files again` };
  // a server's button waits for a customer, who should not be the first to find what is wrong with it
  const finding = element.matches('[data-quire=add-to-cart-button]') && attributeFinding(element, addToCartButton);
  return { state: 'waiting', why: [whyWaiting(element, isDormant), finding].filter(Boolean).join('; ') };
}

function whyWaiting(element: Element, isDormant = false): string {
  if (element.getRootNode() !== document)
    return "in a shadow root of the page: Quire.push(['mount', shadowRoot]) mounts the widgets in it";
  if (workingButton(element)) return 'its fallback HTML works; the widget mounts on interaction';
  if (isDormant) return 'dormant: the widget mounts when it is opened';
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom < -NEAR_PX || top > innerHeight + NEAR_PX)
    return 'far from the viewport: the widget mounts when it is scrolled near';
  return 'hidden: the widget mounts when it is shown';
}

/**
 * What is wrong with an attribute: before the widget mounts, or because the page has changed it since then, so that the
 * widget stays as it was. Otherwise the attributes that the widget does not read.
 */
function attributeFinding(element: HTMLElement, entry: Attributes): string {
  try {
    readProps(element, entry);
    return unreadAttributes(element, entry);
  } catch (error) {
    return problemText(explain(error as Error, element));
  }
}

/** Attributes of an element that its widget does not read; most often they are misspelt. */
function unreadAttributes(element: HTMLElement, entry: Attributes): string {
  // not a clone of the element, because a clone of a custom element would be upgraded
  const rest = document.createElement('i');
  Object.assign(rest.dataset, element.dataset);
  for (const name of [...LOADER_ATTRIBUTES, ...namesOf(entry)]) delete rest.dataset[name];
  const unread = rest.getAttributeNames();
  return unread.length === 0 ? '' : `does not read ${unread.join(', ')}`;
}
