import type { LineItem } from '../../core/cart/rules/cart';
import { messageText } from '../../core/cart/rules/notices/messageText';
import { genericMessage } from '../../core/platform/rules/genericMessage';
import { rememberStore } from '../../core/stores/client/preferredStore';
import type { Store } from '../../core/stores/rules/store';
import { useStorefront } from '../platform/StorefrontProvider';
import { useShopMutation } from '../platform/useShopMutation';

/** A pickup store, or shipping. */
export type StoreOption = Store | 'ship';

/** Chooses the pickup store of a line or a product: updates the cart, then remembers the store for later [SCR-006]. */
export function useStoreChoice({ lineId, sku }: { lineId?: string; sku?: string }) {
  const storefront = useStorefront();
  const { cart, events, settings, locale } = storefront;
  const overrides = settings.messages.cart;

  /** Undefined on success, else the failure message. */
  async function deliver(fields: Record<string, string>, isDone: (line: LineItem) => boolean) {
    if (!lineId) return undefined;
    const result = await cart.update({ lineId, fields }, { isQueued: true });
    if (result.kind === 'ignored') return genericMessage('changeFailed', overrides);
    const after = result.cart.lines.find(({ id }) => id === lineId);
    if (!after || isDone(after)) return undefined;
    const lineMessage = after.messages.map((message) => messageText(message, 'line', overrides, locale)).find(Boolean);
    return lineMessage ?? genericMessage('changeFailed', overrides);
  }

  /** Its `data` is the reason if the line was not changed. */
  const choice = useShopMutation<StoreOption, string | undefined>({
    async mutationFn(option) {
      if (option === 'ship') return deliver({ deliveryType: 'STA' }, ({ delivery }) => delivery?.type !== 'ISP');
      const fields = { deliveryType: 'ISP', pickupStoreNumber: option.number };
      const problem = await deliver(fields, ({ delivery }) => delivery?.storeNumber === option.number);
      if (problem) return problem;
      rememberStore(storefront, option);
      events.publish('store:chosen', { store: option, lineId, sku });
      return undefined;
    },
  });

  /** `failure`: the message of the last failure. */
  return { failure: choice.error ? genericMessage('changeFailed', overrides) : choice.data, choice };
}
