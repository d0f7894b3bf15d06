import type { AddOptions } from '../src/core/cart/client/adding/addCall';
import type { AddItem } from '../src/core/cart/rules/adding/addRequest';
import type { PublishedEvent } from '../src/core/events/eventMap';
import type { OverlayRequest } from '../src/core/events/overlays';
import { requestOverlay } from '../src/core/platform/client/requestOverlay';
import type { Storefront } from '../src/core/storefront';
import { diagnose } from './diagnosis/diagnose';
import type { Diagnosis } from './diagnosis/diagnosis';
import { pageLoader } from './pageLoader';
import { storefrontOf } from './storefronts';

/** The commands that a page's scripts can send, even before the loader has run: `Quire.push(['openMiniCart'])`. */
const COMMANDS = {
  addToCart({ cart }: Storefront, items: AddItem | readonly AddItem[], options?: AddOptions) {
    const requested = [items].flat();
    if (!requested.every(isItem)) throw expected('{ sku: string, quantity: number }', JSON.stringify(items));
    void cart.add(requested, options);
  },
  openMiniCart: ({ events }: Storefront) => events.publish('mini-cart:requested', { action: 'open' }),
  closeMiniCart: ({ events }: Storefront) => events.publish('mini-cart:requested', { action: 'close' }),
  toggleMiniCart: ({ events }: Storefront) => events.publish('mini-cart:requested', { action: 'toggle' }),
  /** Opens an overlay of one of the page's widgets: `['openOverlay', { overlay: 'LOGIN', signInType: '' }]`. */
  async openOverlay(storefront: Storefront, request: OverlayRequest) {
    const isRequest = typeof request?.overlay === 'string';
    const outcome = isRequest ? await requestOverlay(storefront, { ...request }) : 'unavailable';
    if (outcome === 'unavailable') throw expected('an overlay of a widget on this page', JSON.stringify(request));
  },
  refreshCart: ({ cart }: Storefront) => void cart.refresh(),
  /** Subscribes to an event by name. If it was published before, the listener receives the last one at once. */
  on: ({ events }: Storefront, name: PublishedEvent['name'], listener: (detail: unknown) => void) => {
    if (!Object.hasOwn(EVENTS, name)) throw expected(`one of ${Object.keys(EVENTS).join(', ')}`, name);
    const last = events.last(name);
    if (last !== undefined) listener(last);
    events.subscribe(name, listener);
  },
};

/** All events that a page can subscribe to. A missing name does not compile. */
const EVENTS: Record<PublishedEvent['name'], 1> = {
  'session:expired': 1,
  'session:signed-in': 1,
  problem: 1,
  'drawer:opened': 1,
  'drawer:closed': 1,
  'overlay:requested': 1,
  'overlay:settled': 1,
  'store:chosen': 1,
  'mini-cart:requested': 1,
  'cart:changed': 1,
  'cart:line-added': 1,
  'cart:line-updated': 1,
  'cart:line-removed': 1,
  'cart:emptied': 1,
  'cart:read-failed': 1,
  'cart:change-failed': 1,
  'saved-items:line-saved': 1,
  'saved-items:changed': 1,
  'order:placed': 1,
  'approvals:decided': 1,
  'lists:changed': 1,
  'page:shown': 1,
  'cart:change-started': 1,
  'cart:change-settled': 1,
  'cart:cleared': 1,
  'cart:notice-closed': 1,
  'product:seen': 1,
  'banner:seen': 1,
  'product:pressed': 1,
  'recommendations:shown': 1,
  'cart:price-seen': 1,
  'cart:add-started': 1,
  'cart:add-settled': 1,
};

const isItem = (it?: Partial<AddItem>) => typeof it?.sku === 'string' && typeof it.quantity === 'number';

const expected = (what: string, received: unknown) => new TypeError(`expected ${what}, received ${received}`);

/**
 * Runs one command of the page: an array of its name and arguments, or a function that receives the storefront. Logs a
 * failed command to the console. `diagnose` resolves with its findings, and rejects when its code cannot be loaded.
 */
export async function runCommand(command: unknown): Promise<Diagnosis | undefined> {
  try {
    if (typeof command === 'function') {
      await command(storefrontOf());
      return undefined;
    }
    const [name, ...rest] = Array.isArray(command) ? command : [command];
    if (name === 'diagnose') return runDiagnosis(...rest);
    if (name === 'mount') {
      mount(...(rest as [ParentNode]));
      return undefined;
    }
    const act = Object.hasOwn(COMMANDS, name) ? COMMANDS[name as keyof typeof COMMANDS] : undefined;
    if (!act)
      throw expected(`a function or one of ${[...Object.keys(COMMANDS), 'diagnose', 'mount'].join(', ')}`, name);
    await (act as (storefront: Storefront, ...rest: unknown[]) => unknown)(storefrontOf(), ...rest);
  } catch (error) {
    console.error('Quire.push:', error);
  }
  return undefined;
}

/** Mounts the widgets in a shadow root of the page, which the loader does not search. */
function mount(root: ParentNode): void {
  if (!root?.querySelectorAll) throw expected('an element or a shadow root', String(root));
  for (const element of root.querySelectorAll('[data-quire]')) void pageLoader().mount(element);
}

/** Needs no storefront, because a page without a configuration is one of the things to diagnose. */
function runDiagnosis(callback?: unknown): Diagnosis {
  const found = diagnose();
  try {
    (callback as ((diagnosis: Diagnosis) => void) | undefined)?.(found);
  } catch (error) {
    console.error('Quire.diagnose:', error);
  }
  return found;
}
