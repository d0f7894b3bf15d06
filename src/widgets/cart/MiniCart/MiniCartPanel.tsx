import { useEffect, useRef, useState } from 'react';
import { activeLines } from '../../../core/cart/rules/cart';
import { useCart } from '../../../hooks/cart/useCart';
import { type OpeningDelay, useOpeningDelay } from '../../../hooks/cart/useOpeningDelay';
import { useDrawerEvents } from '../../../hooks/platform/useDrawerEvents';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useRestoreFocus } from '../../../hooks/platform/useRestoreFocus';
import { useSavedList } from '../../../hooks/saved/useSavedList';
import { Tabs } from '../../../ui/controls/Tabs';
import { Drawer } from '../../../ui/overlays/Drawer';
import { SavedItems } from '../../../ui/product/SavedItems';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { CartSum, type CartSumProps } from './CartSum';
import { CartView, type MiniCartContent } from './CartView';
import styles from './MiniCartPanel.css';
import { messages } from './messages';

export type MiniCartPanelProps = Omit<CartSumProps, 'cart' | 'translate'> &
  OpeningDelay &
  MiniCartContent & {
    /** The opening delay is over. */
    isReady: boolean;
    setOpen: (open: boolean) => void;
    showSfl?: boolean;
    showAddToList?: boolean;
  };

/** The cart in a drawer, with the saved items in a second tab [SCR-013]. */
export function MiniCartPanel(props: MiniCartPanelProps) {
  const { setOpen, showSfl = true, showAddToList = false } = props;
  useOpeningDelay(props);
  const isOpen = props.isOpen && props.isReady;
  useStyles(styles);
  const translate = useMessages('mini-cart', messages);
  const { cart, phase, isMutating } = useCart();
  const [view, setView] = useState<'cart' | 'saved'>('cart');
  const hasSaved = showSfl && phase !== 'skipped';
  const isSaved = hasSaved && view === 'saved';
  const isReading = phase === 'loading' || phase === 'idle';
  useDrawerEvents('mini-cart', isOpen);

  const cartTitle = cart && cart.itemCount > 0 ? translate('title', { n: cart.itemCount }) : translate('titleEmpty');

  useEffect(() => {
    if (!isOpen) setView('cart');
  }, [isOpen]);

  const cartView = (
    <CartView
      hasSaved={hasSaved}
      hasLists={showAddToList}
      renderLine={props.renderLine}
      renderEmptyState={props.renderEmptyState}
      translate={translate}
    />
  );
  const tabs = [
    { key: 'cart', label: translate('tabCart') },
    { key: 'saved', label: translate('tabSaved') },
  ] as const;

  return (
    <Drawer
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      name="mini-cart"
      closeLabel={translate('close')}
      isBusy={isReading || isMutating}
      title={isSaved ? translate('tabSaved') : cartTitle}
      footer={
        !isSaved && cart && activeLines(cart).length > 0 && <CartSum {...props} cart={cart} translate={translate} />
      }
    >
      {hasSaved ? (
        <Tabs label={translate('tabs')} tabs={tabs} selected={view} onSelect={setView}>
          {isSaved ? <SavedView /> : cartView}
        </Tabs>
      ) : (
        cartView
      )}
    </Drawer>
  );
}

/** The saved items in the mini cart: loading, filled, empty, moving, failed [SCR-013, SFL-001]. */
function SavedView() {
  const list = useSavedList();
  const inside = useRef<HTMLDivElement>(null);
  useRestoreFocus(inside);
  return (
    <div ref={inside} className="quire-mini-cart__inside" tabIndex={-1}>
      <SavedItems {...list} layout="panel" hasMoveAll />
    </div>
  );
}
