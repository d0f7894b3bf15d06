import { storePlace } from '../../core/rules/store';
import { useMessages } from '../../hooks/useMessages';
import { useStore } from '../../hooks/useStore';
import { messages } from './messages';

/** The store where a line is picked up, by its number as long as the shop has not said more of it [SCR-006]. */
export function LineStore({ number }: { number: string }) {
  const say = useMessages('cart-page', messages);
  const store = useStore(number);
  return store ? storePlace(store) : say('store', { number });
}
