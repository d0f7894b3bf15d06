import { useState } from 'react';
import { useAskOverlay } from '../../hooks/useAskOverlay';
import { useMessages } from '../../hooks/useMessages';
import { useShipToLink } from '../../hooks/useShipToLink';
import { messages } from './messages';

/** The way to another ship-to location, for buyers whose account lets them choose; at the checkout where the page has no list. */
export function ShipToLink() {
  const say = useMessages('cart-page', messages);
  const ask = useAskOverlay();
  const isShown = useShipToLink();
  const [isMissing, setMissing] = useState(false);
  if (!isShown) return null;

  const choose = async () => setMissing((await ask({ overlay: 'SHIP_TO' })) === 'not-here');
  return (
    <div>
      <button type="button" className="quire-cart-page__act" onClick={() => void choose()}>
        {say('shipTo')}
      </button>
      <p role="status" className="quire-cart-page__quiet">
        {isMissing && say('shipToMissing')}
      </p>
    </div>
  );
}
