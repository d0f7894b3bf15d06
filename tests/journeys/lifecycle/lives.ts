import { buttonElement, DRAWER, MINI_CART } from '../page/legacyPage';
import { PAPER } from '../page/products';

/** A widget that comes, is used, and goes: selectors are those of its own shadow root. */
export type Life = {
  name: string;
  element: string;
  /** What is pressed once it is there, or what the page asks for. */
  press?: string;
  command?: [name: string, ...rest: unknown[]];
  /** What is seen before it goes. */
  seen: string;
};

const adding = (feedback: 'drawer' | 'overlay' | 'toast'): Life['command'] => [
  'addToCart',
  { sku: PAPER.sku, quantity: 1 },
  { feedback },
];

/** Every widget, and every surface that one opens: each leaves a page as it came. */
export const lives: Life[] = [
  { name: 'an add button', element: buttonElement(PAPER.sku), seen: '.quire-button' },
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

/** Lives a life that many times, in the page: each comes near, is used and is taken away while it stands open. */
export const live = async ({ life, times }: { life: Life; times: number }) => {
  const page = window as unknown as { Quire?: { push(command: unknown): void } };
  page.Quire ??= [];
  const main = document.querySelector('main') as HTMLElement;
  const until = async <Thing>(what: string, find: () => Thing | null | undefined): Promise<Thing> => {
    for (const start = Date.now(); Date.now() - start < 8000; ) {
      const found = find();
      if (found) return found;
      await new Promise((next) => setTimeout(next, 4));
    }
    throw new Error(`${what} was waited for in vain`);
  };
  for (let round = 0; round < times; round += 1) {
    main.insertAdjacentHTML('beforeend', life.element);
    const element = main.lastElementChild as HTMLElement;
    // an element is found when the change of the page has been looked at
    await new Promise((next) => setTimeout(next, 0));
    const control = element.querySelector('button') ?? element;
    // the script may not be there yet to see the pointer come: a hand that stays moves again
    const near = () => control.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    const inside = (selector: string) =>
      until(`${selector} in round ${round}`, () => {
        if (!element.shadowRoot) near();
        return element.shadowRoot?.querySelector<HTMLElement>(selector);
      });
    near();
    if (life.command) page.Quire?.push(life.command);
    if (life.press) (await inside(life.press)).click();
    await inside(life.seen);
    element.remove();
    await until(`the end of round ${round}`, () => element.shadowRoot?.querySelector('.quire') === null);
  }
};
