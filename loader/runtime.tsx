import { createRoot } from 'react-dom/client';
import type { Storefront } from '../src/core/client/storefront';
import { hasFailedWholly } from '../src/core/rules/addFeedback';
import { CommerceError } from '../src/core/rules/commerceError';
import { StorefrontScope } from '../src/hooks/StorefrontProvider';
import { StyleRoot } from '../src/ui/StyleRoot';
import type { Diagnosis } from './diagnosis';
import type { Entry } from './entry';
import { further } from './furtherFile';
import { readProps } from './readProps';
import { storefrontOf, tell } from './storefronts';
import type { Mount, Mounted, Refused, Watched } from './watched';
import { entryOf } from './widgetEntries';

export type Runtime = {
  mount: Mount;
  /** Carries out what a page asks for, and gives back what `diagnose` finds. Rejects when the code of it does not come. */
  command(command: unknown): Promise<Diagnosis | undefined>;
  /** Opens the page's shop before anybody has asked for it. */
  begin(configId?: string): void;
};

function report(element: HTMLElement, error: unknown): CommerceError {
  const problem =
    error instanceof CommerceError
      ? error
      : new CommerceError('integration', 'WIDGET_BROKEN', String(error), { cause: error });
  console.error(`Quire: ${problem.message}`, element, problem.cause ?? '');
  tell(element, 'problem', problem);
  return problem;
}

/** `onSuccess` of a widget is heard on its element as `quire:success`; the page gives nothing back. */
function listeners(element: HTMLElement, { callbacks }: Entry) {
  const fire = (name: string) => (detail: unknown) => tell(element, name.slice(2).toLowerCase(), detail);
  return Object.fromEntries(callbacks.map((name) => [name, fire(name)]));
}

export async function mount(
  element: HTMLElement,
  one: Watched,
  released: () => Promise<void>,
): Promise<Mounted | Refused> {
  const { slug } = one;
  const start = Date.now();
  // a file that does not arrive is the loader's matter: it keeps the page's HTML working, and tries again
  const coming = entryOf(slug, element, async (it) =>
    it.readAhead?.(readProps(element, it), storefrontOf(element.dataset.config)),
  );
  begin(element.dataset.config); // its words come meanwhile
  const entry = await coming;
  // what the page changes of an element is for the widget in it, and for one that was refused
  const changes = new MutationObserver((records) => {
    if (records.some(({ attributeName }) => /^data-/.test(attributeName as string)))
      import('./commands')
        .then(({ drawAgain }) => drawAgain(records, (...what) => mount(...what, released)))
        .catch((error) => console.error('Quire:', error));
  });
  changes.observe(element, { attributes: true });
  try {
    if (!entry) throw new CommerceError('integration', 'UNKNOWN_WIDGET', slug);
    const storefront = storefrontOf(element.dataset.config);
    // before anything is drawn, so that nobody reads English first; without its words it is better in English than not at all
    const lang = await storefront.speaking;
    await released();
    const props = { ...readProps(element, entry), ...listeners(element, entry) };
    const { press } = one;
    const pressed = press && entry.pressAhead?.(props, storefront.cart.add);
    if (pressed) {
      press.removeAttribute('aria-busy');
      one.press = undefined;
    }
    const mounted = draw(element, entry, storefront, { ...props, pressed }, start, lang, changes);
    // without the widget it is for the server's HTML to say what the shop has refused
    pressed?.then((ended) => mounted.problem && hasFailedWholly(ended) && press?.click());
    return mounted;
  } catch (error) {
    const told = await further().then(
      ({ explain }) => explain(error as Error, element),
      () => error,
    );
    return { problem: report(element, told), unmount: () => changes.disconnect() };
  }
}

function draw(
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
  const root = createRoot(box, {
    onUncaughtError(error) {
      mounted.problem = report(element, error);
      void storefront.log('a widget broke', error, { widget: element.dataset.quire });
      showFallback();
    },
  });
  // not where it is drawn anew already
  const showFallback = () => box.replaceWith(document.createElement('slot'));
  const mounted: Mounted = {
    entry,
    // a widget may have smaller buttons before the one it is about; a whole page is about none
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
    <StorefrontScope surroundings={{ storefront }}>
      <StyleRoot root={shadow}>
        <Widget {...props} />
      </StyleRoot>
    </StorefrontScope>,
  );
  // the server's button that had it is seen no more
  if (hasFocus) mounted.control()?.focus({ preventScroll: true });
  return mounted;
}

export function begin(configId?: string): void {
  try {
    storefrontOf(configId);
  } catch {
    // every element that needs it says so
  }
}

export const command: Runtime['command'] = (asked) => import('./commands').then(({ runCommand }) => runCommand(asked));
