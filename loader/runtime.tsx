import { createRoot } from 'react-dom/client';
import type { Storefront } from '../src/core/client/storefront';
import { CommerceError } from '../src/core/rules/commerceError';
import { languageOf } from '../src/core/rules/language';
import { StorefrontScope } from '../src/hooks/StorefrontProvider';
import { StyleRoot } from '../src/ui/StyleRoot';
import type { Entry } from './entry';
import { FallbackBoundary } from './FallbackBoundary';
import { readProps } from './readProps';
import { entryOf } from './registry';
import { storefrontOf } from './storefronts';
import type { Mounted, Refused } from './watched';

export type Runtime = {
  /**
   * Brings a widget to its element, where that says all it has to. It is drawn when nobody has a
   * hand on the page: `released` is asked then.
   */
  mount(element: HTMLElement, slug: string, released: () => Promise<void>): Promise<Mounted | Refused>;
  command(command: unknown): void;
  /** Opens the page's shop before anybody has asked for it. */
  begin(): void;
};

function report(element: HTMLElement, error: unknown): CommerceError {
  const problem =
    error instanceof CommerceError
      ? error
      : new CommerceError('integration', 'WIDGET_BROKEN', String(error), { cause: error });
  console.error(`Quire: ${problem.message}`, element, problem.cause ?? '');
  element.dispatchEvent(new CustomEvent('quire:problem', { bubbles: true, detail: problem }));
  return problem;
}

/** `onSuccess` of a widget is heard on its element as `quire:success`. */
function listeners(element: HTMLElement, { callbacks }: Entry) {
  const fire = (name: string) => (detail: unknown) => {
    const type = `quire:${name.slice(2).toLowerCase()}`;
    element.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  };
  return Object.fromEntries(callbacks.map((name) => [name, fire(name)]));
}

export async function mount(
  element: HTMLElement,
  slug: string,
  released: () => Promise<void>,
): Promise<Mounted | Refused> {
  const start = Date.now();
  // a file that does not arrive is the loader's matter: it keeps the page's HTML working, and tries again
  const entry = await entryOf(slug);
  try {
    if (!entry)
      throw new CommerceError(
        'integration',
        'UNKNOWN_WIDGET',
        `data-quire: expected the name of a widget, received "${slug}"`,
      );
    const storefront = storefrontOf(element.dataset.config);
    // before anything is drawn, so that nobody reads English first; without its words it is better in English than not at all
    if (languageOf(storefront.site.locale) !== 'en')
      await import('./further').then(({ speak }) => speak(storefront)).catch(console.error);
    await released();
    const props = { ...readProps(element, entry), ...listeners(element, entry) };
    return draw(element, entry, storefront, props, start);
  } catch (error) {
    return { problem: report(element, error) };
  }
}

function draw(
  element: HTMLElement,
  entry: Entry,
  storefront: Storefront,
  props: Record<string, unknown>,
  start: number,
): Mounted {
  const { component: Widget, isWholePage } = entry;
  const hasFocus = element.contains(document.activeElement);
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const box = document.createElement('div');
  shadow.replaceChildren(box);
  const root = createRoot(box);
  const handleError = (error: unknown) => {
    report(element, error);
    void storefront.log('a widget broke', error, { widget: element.dataset.quire });
  };
  root.render(
    <StorefrontScope surroundings={{ storefront }}>
      <StyleRoot root={shadow}>
        <FallbackBoundary onError={handleError}>
          <Widget {...props} />
        </FallbackBoundary>
      </StyleRoot>
    </StorefrontScope>,
  );
  // a widget may have smaller buttons before the one it is about; a whole page is about none
  const control = () =>
    isWholePage
      ? null
      : (shadow.querySelector<HTMLElement>('.quire-button') ?? shadow.querySelector<HTMLElement>('button,a'));
  // the server's button that had it is seen no more
  if (hasFocus) control()?.focus({ preventScroll: true });
  return {
    entry,
    control,
    ms: Date.now() - start,
    unmount() {
      root.unmount();
      // an element that was put back meanwhile is drawn anew already
      if (box.parentNode) shadow.replaceChildren(document.createElement('slot'));
    },
  };
}

export function begin(): void {
  try {
    storefrontOf();
  } catch {
    // every element that needs it says so
  }
}

export function command(asked: unknown): void {
  import('./commands').then(
    ({ runCommand }) => runCommand(asked),
    (error: unknown) => console.error('Quire.push:', error),
  );
}
