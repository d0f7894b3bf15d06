import { useState } from 'react';
import type { LineItem } from '../../core/rules/cart';
import { deliveryWords } from '../../core/rules/deliveryWords';
import { useStorefront } from '../../hooks/StorefrontProvider';
import { useDeliveryFacts } from '../../hooks/useDeliveryFacts';
import { useMessages } from '../../hooks/useMessages';
import { later } from '../../ui/later';
import { Spinner } from '../../ui/Spinner';
import { messages } from './messages';

const LineStore = later(() => import('./LineStore').then((module) => module.LineStore));

/** How and when a line reaches the customer, and in which store; nothing of what is not sent [CART-MSG-018]. */
export function LineDelivery({ delivery, isChanging }: { delivery: LineItem['delivery']; isChanging: boolean }) {
  const say = useMessages('cart-page', messages);
  const { settings } = useStorefront();
  const facts = useDeliveryFacts();
  const [isNameless, setNameless] = useState(false);
  const words = delivery && deliveryWords(delivery, facts, settings.messages.cart);
  const number = delivery?.storeNumber;
  if (!words && !number && !isChanging) return null;
  return (
    <p className="quire-cart-page__quiet" aria-busy={isChanging || undefined}>
      {isChanging && <Spinner />}
      {words}
      {words && number && ' · '}
      {number && isNameless && say('store', { number })}
      {number && !isNameless && <LineStore key={number} number={number} onMissing={() => setNameless(true)} />}
    </p>
  );
}
