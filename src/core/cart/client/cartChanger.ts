import type { CartOrigin } from '../../events/eventMap';
import type { NamedEndpoint } from '../../platform/client/http/endpoint';
import type { Request } from '../../platform/client/http/transport';
import type { UpdateBody } from '../contract/cartRequests';
import { type Cart, type ChildLine, lineToDelete } from '../rules/cart';
import { itemFieldsOf } from '../rules/itemField';
import { ownChanges } from '../rules/lineChange';
import type { Departure } from './cartArrival';
import { type CartDependencies, type ChangeOptions, fetchCart, runChange } from './cartDependencies';
import type { SaveKind } from './cartRecord';
import { cartEndpoints } from './endpoints';

/**
 * `ignored` when another change of the cart is pending, or when a line has no id: no request was sent [CART-UPD-006].
 */
export type ChangeResult = { kind: 'changed'; cart: Cart } | { kind: 'ignored' };

export type LineUpdate = { lineId: string; quantity?: number; fields?: Record<string, unknown> };

export type UpdateOptions = Pick<ChangeOptions, 'isQueued'> & { ignoreBudgetCenters?: boolean };

export type CartChanger = {
  /**
   * Changes quantities or other fields of lines [CART-UPD-009, CART-UPD-012, CART-UPD-013]. Rejects with CommerceError;
   * the cart is then unchanged.
   */
  update(lines: LineUpdate | LineUpdate[], options?: UpdateOptions): Promise<ChangeResult>;
  /**
   * Removes a line. A warranty or an assembly can be identified by its parent [CART-DEL-002, CART-DEL-003]. The request
   * is sent at once; its response is shown when the animation has ended, not earlier [CART-DEL-001]. On failure the
   * line reappears. `first` is a task to run before the delete, in the same slot of the queue: if it rejects, nothing
   * is deleted.
   */
  remove(target: string | ChildLine, first?: () => Promise<unknown>): Promise<ChangeResult>;
};

/**
 * How long a deleted line takes to leave the mini cart, in milliseconds. The response is not shown earlier
 * [CART-DEL-001].
 */
export const DELETE_ANIMATION_MS = 1000;

const IGNORED: ChangeResult = { kind: 'ignored' };

/** Sends one cart request, and applies its cart to the page [CART-UPD-004]. */
export async function requestCart(
  dependencies: CartDependencies,
  endpoint: NamedEndpoint,
  request: Request,
  { origin, kind }: { origin: CartOrigin; kind: SaveKind } = { origin: 'update', kind: 'merge' },
): Promise<Cart> {
  const { arrival } = dependencies;
  const departure = arrival.departure();
  const body = await fetchCart(dependencies, endpoint, request);
  const cart = arrival.store(body, kind, departure);
  arrival.show(cart, origin, departure);
  return cart;
}

/** Changes the cart with one request. By default nothing is sent while another change is pending [CART-UPD-006]. */
export async function changeCart(
  dependencies: CartDependencies,
  endpoint: NamedEndpoint,
  request: Request,
  options?: ChangeOptions,
): Promise<ChangeResult> {
  return toResult(await runChange(dependencies, () => requestCart(dependencies, endpoint, request), options));
}

/** The result of a change that may not have been sent. */
export const toResult = (cart: Cart | undefined): ChangeResult => (cart ? { kind: 'changed', cart } : IGNORED);

export function createCartChanger(dependencies: CartDependencies): CartChanger {
  const { host, events, settings, site, state, arrival } = dependencies;

  function refuseUnnamed(): ChangeResult {
    host.console.error('Must provide cartItemId as prop of item');
    return IGNORED;
  }

  /**
   * Shows the response after the animation. By then the state may have a newer cart that no longer shows this removal,
   * so `cart:line-removed` is published here if it was not already [CART-UPD-002].
   */
  async function showAfter(animation: Promise<void>, cart: Cart, departure: Departure): Promise<void> {
    const before = state.get().cart;
    const published = new Set<string>();
    const end = events.subscribe('cart:line-removed', ({ line }) => void published.add(line.id));
    await animation;
    arrival.show(cart, 'delete', departure);
    end();
    for (const change of ownChanges(before, cart)) {
      if (change.action === 'DELETED_ITEM' && !published.has(change.line.id))
        events.publish('cart:line-removed', change);
    }
  }

  return {
    async update(updates, { ignoreBudgetCenters, isQueued } = {}) {
      const lines = Array.isArray(updates) ? updates : [updates];
      if (lines.length === 0 || lines.some((line) => !line?.lineId)) return refuseUnnamed();
      const body: UpdateBody = {
        items: lines.map(({ lineId, quantity, fields }) => ({
          cartItemId: lineId,
          ...(quantity !== undefined && { qty: quantity }),
          ...fields,
        })),
        ...(ignoreBudgetCenters && { ignoreBcUpdate: true }),
      };
      const endpoint = site.isSBA ? cartEndpoints.updateCart : cartEndpoints.updateItems;
      const query = site.isSBA ? { actionType: 'UPDATE_ITEMS' } : {};
      const subject = { lineIds: lines.map((line) => line.lineId), fields: itemFieldsOf(body.items) };
      return changeCart(dependencies, endpoint, { query, body, isKeptAlive: true }, { subject, isQueued });
    },

    async remove(target, first) {
      const { cart } = state.get();
      const lineId = cart && target ? lineToDelete(cart, target) : typeof target === 'string' ? target : '';
      if (!lineId) return refuseUnnamed();
      if (state.get().isMutating) return IGNORED;

      state.set({ leaving: [...state.get().leaving, lineId] });
      const animation = new Promise<void>((resolve) =>
        host.setTimeout(resolve, settings.config.miniCart?.deleteAnimationMs ?? DELETE_ANIMATION_MS),
      );
      try {
        const answer = await runChange(
          dependencies,
          async () => {
            await first?.();
            const departure = arrival.departure();
            const request = { ids: { id: lineId }, isKeptAlive: true };
            const body = await fetchCart(dependencies, cartEndpoints.deleteItem, request);
            return { cart: arrival.store(body, 'merge', departure), departure };
          },
          { subject: { lineIds: [lineId], fields: [] } },
        );
        if (!answer) return IGNORED;
        await showAfter(animation, answer.cart, answer.departure);
        return { kind: 'changed', cart: answer.cart };
      } finally {
        state.set({ leaving: state.get().leaving.filter((id) => id !== lineId) });
      }
    },
  };
}
