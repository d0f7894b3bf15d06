import { oncePer } from '../../platform/client/oncePer';
import { createStateStore } from '../../platform/client/stateStore';
import type { CommerceError } from '../../platform/rules/commerceError';
import type { ChangeResult } from './cartChanger';
import type { CartClient } from './cartClient';
import type { CartDependencies } from './cartDependencies';

type Pending = {
  status: 'pending';
  quantity: number;
  restMs: number;
  timer: unknown;
  /** The result, once it has been sent. */
  sent?: Promise<ChangeResult>;
};

/** The change of a line's quantity: `pending` from the customer's choice until the shop has confirmed or refused it. */
export type QuantityChange =
  | { status: 'idle' }
  | Pending
  | { status: 'success'; data: ChangeResult }
  | { status: 'error'; error: CommerceError };

/**
 * The quantities that the customer has chosen and the shop has not confirmed, by line. All widgets of a page share
 * them. A quantity waits while another cart request is in flight, and the newest one wins.
 */
export type LineQuantities = {
  /** The object is the same until something changes. */
  of(lineId: string): QuantityChange;
  subscribe(listener: () => void): () => void;
  /** Sends the quantity after `restMs`, unless another one is chosen before. Undefined discards a pending one. */
  choose(lineId: string, quantity: number | undefined, restMs: number): void;
  /** Sends all pending quantities without a delay, one after another. Resolves with whether the shop has accepted them. */
  sendAll(): Promise<boolean>;
};

export const IDLE_QUANTITY: QuantityChange = { status: 'idle' };

type CartOfPage = CartDependencies & { cart: CartClient };

function createLineQuantities({ cart, host, record, requestQueue }: CartOfPage): LineQuantities {
  const { get, set, subscribe } = createStateStore<Record<string, QuantityChange>>(() => ({}));
  let stopListening: (() => void) | undefined;

  const of = (lineId: string) => get()[lineId] ?? IDLE_QUANTITY;

  function put(lineId: string, change: QuantityChange) {
    const before = of(lineId);
    if (before === change) return;
    if (before.status === 'pending') host.clearTimeout(before.timer);
    set({ [lineId]: change });
    if (Object.values(get()).some(({ status }) => status === 'pending')) stopListening ??= host.onPageHide(leave);
    else {
      stopListening?.();
      stopListening = undefined;
    }
  }

  function choose(lineId: string, quantity: number | undefined, restMs: number) {
    if (quantity === undefined) return put(lineId, IDLE_QUANTITY);
    // a failure is in the state, and published as `cart:change-failed`
    const timer = host.setTimeout(() => void send(lineId).catch(() => {}), restMs);
    put(lineId, { status: 'pending', quantity, restMs, timer });
  }

  function isInCart(lineId: string): boolean {
    const { cart: known, leaving } = cart.state();
    const line = known?.lines.find(({ id }) => id === lineId);
    return line !== undefined && line.status !== 'DELETED' && !leaving.includes(lineId);
  }

  async function send(lineId: string, isQueued = false): Promise<ChangeResult> {
    const change = of(lineId);
    if (change.status !== 'pending' || !isInCart(lineId)) {
      put(lineId, IDLE_QUANTITY);
      return { kind: 'ignored' };
    }
    change.sent ??= update(lineId, change, isQueued);
    return change.sent;
  }

  async function update(lineId: string, change: Pending, isQueued: boolean): Promise<ChangeResult> {
    const { quantity, restMs } = change;
    const isNewest = () => of(lineId) === change;
    try {
      const data = await cart.update({ lineId, quantity }, { isQueued });
      if (isNewest()) {
        // another request is in flight
        if (data.kind === 'ignored') choose(lineId, quantity, restMs);
        else put(lineId, { status: 'success', data });
      }
      return data;
    } catch (error) {
      if (isNewest()) put(lineId, { status: 'error', error: error as CommerceError });
      throw error;
    }
  }

  async function sendAll(): Promise<boolean> {
    const ids = Object.keys(get()).filter((id) => of(id).status === 'pending');
    const isAccepted = async (id: string) => (await send(id, true)).kind === 'changed' || !isInCart(id);
    const accepted = await Promise.all(ids.map((id) => isAccepted(id).catch(() => false)));
    return accepted.every(Boolean);
  }

  /** Sends all in parallel, because the page is being left. The next page then fetches the cart from the shop. */
  function leave() {
    record.forget();
    void sendAll();
    requestQueue.flush();
  }

  return { of, subscribe, choose, sendAll };
}

/** The pending quantities of a storefront. */
export const lineQuantitiesOf = oncePer(createLineQuantities);
