import { useShipToLink } from '../../../hooks/checkout/useShipToLink';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useRequestedOverlay } from '../../../hooks/platform/useRequestedOverlay';
import { messages } from './messages';

/**
 * A link to change the ship-to location, for buyers whose account allows it. If the page has no ship-to overlay, a
 * message refers to the checkout.
 */
export function ShipToLink() {
  const translate = useMessages('cart-page', messages);
  const { outcome, requestOverlay: request } = useRequestedOverlay();
  const isShown = useShipToLink();
  if (!isShown) return null;

  return (
    <div>
      <button type="button" className="quire-cart-page__act" onClick={() => request({ overlay: 'SHIP_TO' })}>
        {translate('shipTo')}
      </button>
      <p role="status" className="quire-cart-page__quiet">
        {outcome === 'unavailable' && translate('shipToMissing')}
      </p>
    </div>
  );
}
