import { useState } from 'react';
import { useCartState } from '../../../hooks/cart/useCart';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useRequestOverlay } from '../../../hooks/platform/useRequestOverlay';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { ClearCartDialog } from './ClearCartDialog';
import { messages } from './messages';

/**
 * The button that empties the cart. It asks for confirmation first, in the page's own overlay if there is one
 * [SCR-008].
 */
export function ClearCart() {
  const translate = useMessages('cart-page', messages);
  const requestOverlay = useRequestOverlay();
  const isMutating = useCartState((state) => state.isMutating);
  const [isOpen, setOpen] = useState(false);

  const start = async () => setOpen((await requestOverlay({ overlay: 'CLEAR_CART' })) === 'unavailable');
  return (
    <>
      <LinkButton opensDialog isDisabled={isMutating} onClick={() => void start()}>
        {translate('clear')}
      </LinkButton>
      {isOpen && <ClearCartDialog onClose={() => setOpen(false)} />}
    </>
  );
}
