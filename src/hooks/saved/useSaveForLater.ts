import { useState } from 'react';
import type { ChangeResult } from '../../core/cart/client/cartChanger';
import type { LineItem } from '../../core/cart/rules/cart';
import { savedItemsOf } from '../../core/saved/client/savedItemsClient';
import { useStorefront } from '../platform/StorefrontProvider';
import { type Action, useAction } from '../platform/useAction';
import { useEvent } from '../platform/useEvent';

export { canSaveForLater } from '../../core/saved/rules/savedItems';

/**
 * Moves a cart line to the saved items. `data` is `ignored`, and nothing was sent, if another cart request was in
 * flight [SFL-002, SFL-009]. A failure is also published as `cart:change-failed`, and the line stays. Offer it only if
 * `canSaveForLater`.
 */
export function useSaveForLater(): Action<LineItem, ChangeResult> {
  const client = savedItemsOf(useStorefront());
  return useAction((line) => client.save(line));
}

/** The cart line that was saved for later last, to distinguish it from a deleted line when it leaves the cart. */
export function useSavedLine(): LineItem | undefined {
  const [saved, setSaved] = useState<LineItem>();
  useEvent('saved-items:line-saved', ({ line }) => setSaved(line));
  return saved;
}
