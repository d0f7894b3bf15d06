import { Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { hasFailedWholly } from '../src/core/cart/rules/adding/addFeedback';
import { CommerceError } from '../src/core/platform/rules/commerceError';
import { ownValue } from '../src/core/platform/rules/messages';
import type { Storefront } from '../src/core/storefront';
import { StorefrontScope } from '../src/hooks/platform/StorefrontProvider';
import { StyleRoot } from '../src/ui/rendering/StyleRoot';
import { AddToCartButton, pressAhead } from '../src/widgets/cart/AddToCartButton/AddToCartButton';
import * as addToCartButton from '../src/widgets/cart/AddToCartButton/attributes';
import * as miniCart from '../src/widgets/cart/MiniCart/attributes';
import { MiniCart } from '../src/widgets/cart/MiniCart/MiniCart';
import type { Diagnosis } from './diagnosis';
import { type Entry, type Surface, widget } from './entry';
import type { Mount, Mounted } from './observedWidget';
import { readProps } from './readProps';
import { createRenderQueue } from './renderQueue';
import { dispatch, storefrontOf } from './storefronts';
import { within } from './within';

export type Runtime = {
  widgets: Surface;
  mount: Mount;
  /** Runs a command of the page. `diagnose` resolves with its findings. Rejects when the code cannot be loaded. */
  command(command: unknown): Promise<Diagnosis | undefined>;
  /** Creates the page's storefront before a widget needs it. */
  begin(configId?: string): void;
};

/** The widgets that every page of a shop has. They are in the file of the runtime. */
export const widgets: Surface = {
  'add-to-cart-button': widget(AddToCartButton, addToCartButton, { pressAhead }),
  'mini-cart': widget(MiniCart, miniCart),
};

/** How long an element waits for the data of its first render before it renders without, in milliseconds. */
export const AHEAD_MS = 1000;

/**
 * How long the code that describes an element's error may take before the error is reported without it, in
 * milliseconds.
 */
const EXPLAIN_MS = 5000;

const enqueue = createRenderQueue();

function report(element: HTMLElement, error: unknown): CommerceError {
  const problem =
    error instanceof CommerceError
      ? error
      : new CommerceError('integration', 'WIDGET_BROKEN', String(error), { cause: error });
  console.error(`Quire: ${problem.message}`, element, problem.cause ?? '');
  dispatch(element, 'problem', problem);
  return problem;
}

/**
 * A widget's `onSuccess` becomes the event `quire:success` on its element, `onOpenChange` becomes `quire:open` and
 * `quire:close`. A listener's return value is ignored.
 */
function listeners(element: HTMLElement, { callbacks }: Entry) {
  const fire = (name: string) => (detail: unknown) =>
    name === 'onOpenChange'
      ? dispatch(element, detail ? 'open' : 'close', undefined)
      : dispatch(element, name.slice(2).toLowerCase(), detail);
  return Object.fromEntries(callbacks.map((name) => [name, fire(name)]));
}

/**
 * Mounts the widget that an element names. `surface` contains it, unless the page names a widget that does not exist.
 */
export const mount: Mount = async (element, observed, surface, released) => {
  const start = Date.now();
  const entry = ownValue(surface, observed.slug);
  const changes = new MutationObserver((records) => {
    if (records.some(({ attributeName }) => /^data-/.test(attributeName as string)))
      import('./rerender')
        .then(({ rerender }) => rerender(records, (...changed) => mount(...changed, surface, released)))
        .catch((error) => console.error('Quire:', error));
  });
  changes.observe(element, { attributes: true });
  try {
    if (!entry) throw new CommerceError('integration', 'UNKNOWN_WIDGET', observed.slug);
    const storefront = storefrontOf(element.dataset.config);
    const reading = entry.readAhead?.(readProps(element, entry), storefront);
    if (reading) await within(AHEAD_MS, reading).catch(() => {});
    // the first frame is already in the page's language
    const lang = await storefront.localeReady;
    if (!observed.press) await enqueue(element);
    await released();
    // the page's attribute says how it starts; the customer opens and closes it from then on
    const { open: defaultOpen, ...attributes } = readProps(element, entry);
    const props = { ...attributes, defaultOpen, ...listeners(element, entry) };
    const { press } = observed;
    const pressed = press && entry.pressAhead?.(props, storefront.cart.add);
    if (pressed) {
      press.removeAttribute('aria-busy');
      observed.press = undefined;
    }
    const mounted = renderWidget(element, entry, storefront, { ...props, pressed }, start, lang, changes);
    // if the widget broke, the fallback HTML handles the click and reports the shop's refusal
    pressed?.then((ended) => mounted.problem && hasFailedWholly(ended) && press?.click());
    return mounted;
  } catch (error) {
    const explained = await within(EXPLAIN_MS, import('./problems')).then(
      ({ explain }) => explain(error as Error, element),
      () => error,
    );
    return { problem: report(element, explained), unmount: () => changes.disconnect() };
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

function renderWidget(
  element: HTMLElement,
  entry: Entry,
  storefront: Storefront,
  props: Record<string, unknown>,
  start: number,
  lang: string | undefined,
  changes: MutationObserver,
): Mounted {
  const { component: Widget, isWholePage } = entry;
  const hasFocus = element.contains(document.activeElement);
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const box = document.createElement('div');
  if (lang) box.lang = lang;
  shadow.replaceChildren(box);
  const root = createRoot(box);
  const onError = (error: unknown) => {
    mounted.problem = report(element, error);
    void storefront.log('a widget failed to render', error, { widget: element.dataset.quire });
    showFallback();
  };
  // has no effect when the element was re-rendered already
  const showFallback = () => box.replaceWith(document.createElement('slot'));
  const mounted: Mounted = {
    entry,
    // a widget may have smaller buttons before its main one; a whole page has no main button
    control: () =>
      isWholePage
        ? null
        : (shadow.querySelector<HTMLElement>('.quire-button') ?? shadow.querySelector<HTMLElement>('button,a')),
    ms: Date.now() - start,
    unmount() {
      changes.disconnect();
      root.unmount();
      showFallback();
    },
  };
  root.render(
    <ErrorBoundary onError={onError}>
      <StorefrontScope surroundings={{ storefront }}>
        <StyleRoot root={shadow}>
          <Widget {...props} />
        </StyleRoot>
      </StorefrontScope>
    </ErrorBoundary>,
  );
  // the server's button had the focus and is no longer displayed
  if (hasFocus) mounted.control()?.focus({ preventScroll: true });
  return mounted;
}

export function begin(configId?: string): void {
  try {
    storefrontOf(configId);
  } catch {
    // every element that needs the configuration reports the error
  }
}

export const command: Runtime['command'] = (received) =>
  import('./commands').then(({ runCommand }) => runCommand(received));
