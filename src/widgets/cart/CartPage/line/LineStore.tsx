import { isClosed, storeAddressLine } from '../../../../core/stores/rules/store';
import { useMessages } from '../../../../hooks/platform/useMessages';
import { useStore } from '../../../../hooks/stores/useStore';
import { messages } from '../messages';

type LineStoreProps = { number: string; isPickup: boolean; children: string | undefined };

/**
 * The delivery label of a line, and its store, which is named by its number until the shop's details are loaded
 * [SCR-006]. A closed store offers a pickup when it opens, in place of the label.
 */
export function LineStore({ number, isPickup, children: label }: LineStoreProps) {
  const translate = useMessages('cart-page', messages);
  const store = useStore(number);
  const name = store ? storeAddressLine(store) : translate('store', { number });
  const when =
    store && isPickup && isClosed(store)
      ? [translate('pickupWhenOpen'), [store.status, store.statusTime].filter(Boolean).join(' ')]
      : [label];
  return <span>{[...when, name].filter(Boolean).join(' · ')}</span>;
}
