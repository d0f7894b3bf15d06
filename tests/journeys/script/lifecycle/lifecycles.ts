import { buttonElement, DRAWER, MINI_CART } from '../../page/legacyPage';
import { PAPER } from '../../page/products';

/** A widget that is added, used and removed. Selectors apply to its shadow root, or else to the server's HTML. */
export type Lifecycle = {
  name: string;
  element: string;
  /** The control to press once it is mounted, or the command of the page. */
  press?: string;
  command?: [name: string, ...rest: unknown[]];
  /** The element that is displayed before the widget is removed. */
  seen: string;
};

const adding = (feedback: 'drawer' | 'overlay' | 'toast'): Lifecycle['command'] => [
  'addToCart',
  { sku: PAPER.sku, quantity: 1 },
  { feedback },
];

/** The widgets and the surfaces that they open. None may leak. */
export const lifecycles: Lifecycle[] = [
  { name: 'an add button', element: buttonElement(PAPER.sku), seen: '[role=status]' },
  {
    name: 'an add button with a quantity',
    element: buttonElement(PAPER.sku, 'data-show-quantity="true"'),
    press: '.quire-stepper__step:last-child',
    seen: '.quire-stepper__input',
  },
  {
    name: 'the mini cart',
    element: MINI_CART,
    press: '.quire-mini-cart__badge',
    seen: 'dialog[open] .quire-drawer__title',
  },
  { name: 'the drawer', element: DRAWER, command: adding('drawer'), seen: 'dialog[open] .quire-drawer__title' },
  { name: 'the overlay', element: DRAWER, command: adding('overlay'), seen: 'dialog[open] .quire-drawer__title' },
  { name: 'a toast', element: DRAWER, command: adding('toast'), seen: '.quire-toast__box' },
];

/** Runs in the page. Adds, hovers over, uses and removes the widget, while it is open, that many times. */
export const runLifecycle = async ({ lifecycle, times }: { lifecycle: Lifecycle; times: number }) => {
  const page = window as unknown as { Quire?: { push(command: unknown): void } };
  page.Quire ??= [];
  const main = document.querySelector('main') as HTMLElement;
  const until = async <Thing>(what: string, find: () => Thing | null | undefined): Promise<Thing> => {
    for (const start = Date.now(); Date.now() - start < 20_000; ) {
      const found = find();
      if (found) return found;
      await new Promise((next) => setTimeout(next, 4));
    }
    throw new Error(`${what} was waited for in vain`);
  };
  for (let round = 0; round < times; round += 1) {
    main.insertAdjacentHTML('beforeend', lifecycle.element);
    const element = main.lastElementChild as HTMLElement;
    // the script finds an element once its mutation observer has run
    await new Promise((next) => setTimeout(next, 0));
    const control = element.querySelector('button') ?? element;
    // repeated, because the script may not be loaded at the first pointer event
    const near = () => control.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    const inside = (selector: string) =>
      until(`${selector} in round ${round}`, () => {
        if (!element.shadowRoot) near();
        const root = element.shadowRoot;
        return (
          root?.querySelector('.quire') &&
          (root.querySelector<HTMLElement>(selector) ?? element.querySelector<HTMLElement>(selector))
        );
      });
    near();
    if (lifecycle.command) page.Quire?.push(lifecycle.command);
    if (lifecycle.press) (await inside(lifecycle.press)).click();
    await inside(lifecycle.seen);
    element.remove();
    await until(`the end of round ${round}`, () => element.shadowRoot?.querySelector('.quire') === null);
  }
};
