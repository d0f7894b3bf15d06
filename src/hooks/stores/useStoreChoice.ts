import { useState } from 'react';
import { activeLines, type LineItem } from '../../core/cart/rules/cart';
import { messageText } from '../../core/cart/rules/notices/messageText';
import { genericMessage } from '../../core/platform/rules/genericMessage';
import { rememberStore } from '../../core/stores/client/preferredStore';
import type { Store } from '../../core/stores/rules/store';
import { useCartState } from '../cart/useCart';
import { useStorefront } from '../platform/StorefrontProvider';

export type StoreChoice = {
  /** The cart line to change; undefined for a product that is not in the cart yet. */
  line: LineItem | undefined;
  /** The store number that is being saved, or 'ship'; undefined if nothing is. */
  choosing: string | undefined;
  /** The message of the last failure. */
  failure: string | undefined;
  /** Returns whether the store is now chosen. */
  choose: (store: Store) => Promise<boolean>;
  /** Changes the line to shipping. */
  ship: () => Promise<boolean>;
};

/** Chooses the pickup store of a line or a product: updates the cart, then remembers the store for later [SCR-006]. */
export function useStoreChoice({ lineId, sku }: { lineId?: string; sku?: string }): StoreChoice {
  const storefront = useStorefront();
  const { cart, events, settings, locale } = storefront;
  const state = useCartState();
  const [choosing, setChoosing] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const lineIn = (lines: LineItem[]) => lines.find(({ id }) => id === lineId);
  const line = lineId && state.cart ? lineIn(activeLines(state.cart)) : undefined;
  const overrides = settings.messages.cart;

  /** Undefined on success, else the failure message. */
  async function deliver(fields: Record<string, string>, isDone: (line: LineItem) => boolean) {
    if (!lineId) return undefined;
    try {
      const result = await cart.update({ lineId, fields });
      if (result.kind === 'ignored') return genericMessage('changeFailed', overrides);
      const after = lineIn(result.cart.lines);
      if (!after || isDone(after)) return undefined;
      const lineMessage = after.messages
        .map((message) => messageText(message, 'line', overrides, locale))
        .find(Boolean);
      return lineMessage ?? genericMessage('changeFailed', overrides);
    } catch {
      return genericMessage('changeFailed', overrides);
    }
  }

  async function run(who: string, work: () => Promise<string | undefined>): Promise<boolean> {
    setChoosing(who);
    setFailure(undefined);
    const problem = await work();
    setChoosing(undefined);
    setFailure(problem);
    return problem === undefined;
  }

  return {
    line,
    choosing,
    failure,
    choose: (store) =>
      run(store.number, async () => {
        const fields = { deliveryType: 'ISP', pickupStoreNumber: store.number };
        const problem = await deliver(fields, ({ delivery }) => delivery?.storeNumber === store.number);
        if (problem) return problem;
        rememberStore(storefront, store);
        events.publish('store:chosen', { store, ...(lineId && { lineId }), ...(sku && { sku }) });
        return undefined;
      }),
    ship: () => run('ship', () => deliver({ deliveryType: 'STA' }, ({ delivery }) => delivery?.type !== 'ISP')),
  };
}
