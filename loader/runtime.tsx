import { Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { CommerceError } from '../src/core/platform/rules/commerceError';
import { ownValue } from '../src/core/platform/rules/messages';
import type { Storefront } from '../src/core/storefront';
import { StorefrontScope } from '../src/hooks/platform/StorefrontProvider';
import { moveFocus } from '../src/ui/rendering/moveFocus';
import { StyleRoot } from '../src/ui/rendering/StyleRoot';
import { AddToCartButton } from '../src/widgets/cart/AddToCartButton/AddToCartButton';
import * as addToCartButton from '../src/widgets/cart/AddToCartButton/attributes';
import * as miniCart from '../src/widgets/cart/MiniCart/attributes';
import { MiniCart } from '../src/widgets/cart/MiniCart/MiniCart';
import type { Diagnosis } from './diagnosis/diagnosis';
import { type Entry, type Surface, widget } from './entry';
import type { Mount, Mounted, ObservedWidget, Refused } from './observedWidget';
import { pageLoader } from './pageLoader';
import { readProps } from './readProps';
import { createRenderQueue } from './renderQueue';
import { report } from './report';
import { dispatch, storefrontOf } from './storefronts';
import { within } from './within';

export type Runtime = {
  widgets: Surface;
  mount: Mount;
  /** Runs a command of the page. `diagnose` resolves with its findings. Rejects when the code cannot be loaded. */
  command(command: unknown): Promise<Diagnosis | undefined>;
  /**
   * Creates the storefront of an element before its widget needs it. Returns false if its configuration is wrong, or the
   * attributes of a widget in this file.
   */
  prepare(element: HTMLElement): boolean;
};

/** The widgets that every page of a shop has. They are in the file of the runtime. */
export const widgets: Surface = {
  'add-to-cart-button': widget(AddToCartButton, addToCartButton),
  'mini-cart': widget(MiniCart, miniCart),
};

/** How long an element waits for the data of its first render before it renders without, in milliseconds. */
export const AHEAD_MS = 1000;

/**
 * How long the code that describes an element's error may take before the error is reported without it, in
 * milliseconds.
 */
const EXPLAIN_MS = 5000;

/** The control of the fallback HTML that adds, not a page's own stepper. */
const SUBMIT = 'button:not([type=button],[type=reset]),[type=submit]';

/** Fields of a form that does more than its button says. */
const TYPED = 'input:is([type=search],[type=text],:not([type])),textarea';

const enqueue = createRenderQueue();

/**
 * Reports what is wrong with an element, in words that load only then; if that fails, the error is reported as it is.
 * The widget mounts once the page has corrected the element.
 */
const refuse = (element: HTMLElement, error: unknown, observed: ObservedWidget): Promise<Refused> =>
  within(EXPLAIN_MS, import('./problems')).then(
    (code) => code.refuse(element, error, observed),
    () => ({ problem: report(element, error), unmount() {} }),
  );

/**
 * Mounts the widget that an element names. `surface` contains it, unless the page names a widget that does not exist.
 */
export const mount: Mount = async (element, observed, surface, released) => {
  const start = Date.now();
  const entry = ownValue(surface, observed.slug);
  // the page may change or remove the element meanwhile, and it may then have another widget
  const isCurrent = () => pageLoader()?.observed.get(element) === observed;
  try {
    if (!entry) throw new CommerceError('integration', 'UNKNOWN_WIDGET', observed.slug);
    const storefront = storefrontOf(element.dataset.config);
    const reading = entry.readAhead?.(readProps(element, entry), storefront);
    if (reading) await within(AHEAD_MS, reading).catch(() => {});
    // the first frame is already in the page's language
    const lang = await storefront.localeReady;
    if (!observed.press) await enqueue();
    await released();
    if (!isCurrent()) throw new Error('the element has changed');
    return renderWidget(element, entry, storefront, observed, released, start, lang);
  } catch (error) {
    return isCurrent() ? refuse(element, error, observed) : { problem: error as CommerceError, unmount() {} };
  }
};

/** Renders nothing after a descendant has thrown. */
class ErrorBoundary extends Component<{ onError: (error: unknown) => void; children: ReactNode }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }
  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

/** Renders the widget in the element's shadow root. Throws when the element is invalid. */
function renderWidget(
  element: HTMLElement,
  entry: Entry,
  storefront: Storefront,
  observed: ObservedWidget,
  released: () => Promise<void>,
  start: number,
  lang: string | undefined,
): Mounted {
  const { component: Widget, isWholePage, callbacks } = entry;
  const { button } = observed;
  const props = readProps(element, entry);
  const serverName = element.querySelector(SUBMIT)?.getAttribute('aria-label');
  const focused = element.querySelector(':focus');
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const box = document.createElement('div');
  if (lang) box.lang = lang;
  // the server's button is displayed inside, and the page's layout and style continue to apply to it
  if (button) box.style.display = 'contents';
  shadow.replaceChildren(box);
  const root = createRoot(box);
  let isOpen = !!props.open;
  /** The number of times that the page has opened or closed the widget. */
  let openings = 0;

  /**
   * A widget's `onSuccess` becomes the event `quire:success` on its element, `onOpenChange` becomes `quire:open` and
   * `quire:close`. A listener's return value is ignored.
   */
  const fire = (name: string) => (detail: unknown) => {
    if (name !== 'onOpenChange') return dispatch(element, name.slice(2).toLowerCase(), detail);
    isOpen = !!detail;
    dispatch(element, isOpen ? 'open' : 'close', undefined);
  };
  const listeners = Object.fromEntries(callbacks.map((name) => [name, fire(name)]));

  /** Changes that no render has applied. Those whose code failed to load are applied together with the next one. */
  const pending: MutationRecord[] = [];
  const changes = new MutationObserver((records) => {
    const read = records.filter(({ attributeName }) => /^data-|null/.test(attributeName as string));
    if (!read.length) return;
    pending.push(...read);
    import('./rerender')
      .then(async ({ rerender }) => {
        await released();
        if (isMounted) rerender(pending.splice(0), element, observed, mounted);
      })
      .catch((error) => console.error('Quire:', error));
  });
  let isMounted = true;
  const onError = (error: unknown) => {
    mounted.problem = report(element, error);
    void storefront.log('a widget failed to render', error, { widget: element.dataset.quire });
    showFallback();
  };
  // a widget may have smaller buttons before its main one; a whole page has no main button
  const main = () =>
    isWholePage || button
      ? null
      : (shadow.querySelector<HTMLElement>('.quire-button') ?? shadow.querySelector<HTMLElement>('button,a'));
  const showFallback = () => box.replaceWith(document.createElement('slot'));
  const mounted: Mounted = {
    entry,
    control(pressed) {
      const rivals = element.querySelectorAll(pressed.matches(SUBMIT) ? `${SUBMIT},${TYPED}` : 'a,button');
      return rivals.length > 1 ? null : main();
    },
    ms: Date.now() - start,
    // the page's attribute says how it starts; the customer opens and closes it from then on
    draw({ open: defaultOpen, ...attributes }, wanted = isOpen) {
      if (wanted !== isOpen) {
        openings += 1;
        fire('onOpenChange')(wanted);
      }
      root.render(
        <ErrorBoundary onError={onError}>
          <StorefrontScope surroundings={{ storefront }}>
            <StyleRoot root={shadow}>
              <Widget
                key={openings}
                serverButton={button}
                serverName={serverName}
                {...attributes}
                defaultOpen={defaultOpen}
                {...listeners}
              />
            </StyleRoot>
          </StorefrontScope>
        </ErrorBoundary>,
      );
    },
    unmount() {
      isMounted = false;
      changes.disconnect();
      root.unmount();
      showFallback();
    },
  };
  changes.observe(element, { attributes: true, childList: true });
  mounted.draw(props);
  // the control that had the focus is no longer displayed, unless a slot displays the fallback HTML until data arrives
  if (focused && !shadow.querySelector('slot')) moveFocus(focused, shadow, main());
  return mounted;
}

export function prepare(element: HTMLElement): boolean {
  const { config, quire } = element.dataset;
  try {
    storefrontOf(config);
    const entry = ownValue(widgets, quire as string);
    if (entry) readProps(element, entry);
    return true;
  } catch {
    // the element reports the error when it mounts
    return false;
  }
}

export const command: Runtime['command'] = (received) =>
  import('./commands').then(({ runCommand }) => runCommand(received));
