import { storeAddressLine } from '../../../../core/stores/rules/store';
import { useMessages } from '../../../../hooks/platform/useMessages';
import { useStore } from '../../../../hooks/stores/useStore';
import { messages } from '../messages';

/** The store where a line is picked up. It is named by its number until the shop's details are loaded [SCR-006]. */
export function LineStore({ number }: { number: string }) {
  const translate = useMessages('cart-page', messages);
  const store = useStore(number);
  return store ? storeAddressLine(store) : translate('store', { number });
}
