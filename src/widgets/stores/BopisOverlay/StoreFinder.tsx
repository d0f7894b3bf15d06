import { useMemo } from 'react';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useCanPickUp } from '../../../hooks/cart/useCanPickUp';
import type { Translate } from '../../../hooks/platform/useMessages';
import { useProductTiles } from '../../../hooks/products/useProductTiles';
import { usePickupStores } from '../../../hooks/stores/usePickupStores';
import { usePreferredStore } from '../../../hooks/stores/usePreferredStore';
import { useStoreChoice } from '../../../hooks/stores/useStoreChoice';
import { Button } from '../../../ui/controls/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { StoreRow, storeStock } from '../../../ui/product/StoreRow';
import { StoreSearch } from '../../../ui/product/StoreSearch';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import styles from './BopisOverlay.css';
import type { BopisMessageKey } from './messages';

export type StoreFinderProps = {
  lineId: string | undefined;
  sku: string | undefined;
  onDone: () => void;
  translate: Translate<BopisMessageKey>;
};

/** Searches for stores around a place, and lets the customer choose one [SCR-006]. */
export function StoreFinder({ lineId, sku: requestedSku, onDone, translate }: StoreFinderProps) {
  useStyles(styles);
  const { settings, locale } = useStorefront();
  const choice = useStoreChoice({ lineId, sku: requestedSku });
  const { line, failure } = choice;
  const sku = line?.sku ?? requestedSku;
  const skus = useMemo(() => (sku === undefined ? [] : [sku]), [sku]);
  const [tile] = useProductTiles(skus).tiles;
  const canPickUp = useCanPickUp();
  const isEligible = canPickUp && (tile?.isPickupEligible ?? true);
  const found = usePickupStores({ skus }, isEligible);
  const preferred = usePreferredStore();
  const chosen = line ? line.delivery?.type === 'ISP' && line.delivery.storeNumber : preferred?.number;

  async function finish(work: Promise<boolean>) {
    if (await work) onDone();
  }

  const canShip = line?.delivery?.type === 'ISP' && !tile?.isInStoreOnly;
  return (
    <div className="quire-bopis-overlay__finder">
      {isEligible ? (
        <>
          <StoreSearch found={found} texts={settings.messages.stores} translate={translate} />
          <div role="alert">{failure && <Notice kind="bad">{failure}</Notice>}</div>
          <ul className="quire-stores">
            {found.stores.map((store) => (
              <StoreRow
                key={store.number}
                store={store}
                among={found.stores}
                locale={locale}
                stock={storeStock(store, sku, line?.quantity ?? 1, translate)}
                isChosen={store.number === chosen}
                isChoosing={choice.choosing === store.number}
                isOff={choice.choosing !== undefined}
                onChoose={() => void finish(choice.choose(store))}
                translate={translate}
              />
            ))}
          </ul>
        </>
      ) : (
        <p role="status">{translate('notEligible')}</p>
      )}
      {canShip && (
        <Button kind="secondary" isBusy={choice.choosing === 'ship'} onClick={() => void finish(choice.ship())}>
          {translate('ship')}
        </Button>
      )}
    </div>
  );
}
