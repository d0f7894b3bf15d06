import { useState } from 'react';
import type { ProductTile } from '../../../core/products/rules/productTile';
import { pickupTime } from '../../../core/stores/rules/deliveryMethod';
import { hasInStore, type Store } from '../../../core/stores/rules/store';
import { useDeliveryFacts } from '../../../hooks/cart/useDeliveryFacts';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { useProductSummary } from '../../../hooks/products/useProductSummary';
import { usePurchase } from '../../../hooks/products/usePurchase';
import { usePickupStores } from '../../../hooks/stores/useStoreSearch';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { QuantityStepper } from '../../../ui/controls/QuantityStepper';
import { AddStatusNotice } from '../../../ui/feedback/AddStatusNotice';
import { ProductSummary } from '../../../ui/product/ProductSummary';
import { StoreRow, storeStock } from '../../../ui/product/StoreRow';
import { StoreSearch } from '../../../ui/product/StoreSearch';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import type { PickUpTodayMessageKey } from './messages';
import styles from './PickUpToday.css';

type Props = { tile: ProductTile; cartUrl: string | undefined; translate: Translate<PickUpTodayMessageKey> };

/** The quantity, and the stores around a place with their stock. Stores with enough stock are first [TILE-012]. */
export function StoresWithStock({ tile, cartUrl, translate }: Props) {
  useStyles(styles);
  const { settings, locale } = useStorefront();
  const facts = useDeliveryFacts();
  const purchase = usePurchase(tile, { source: 'pickUpToday' }, translate);
  const [chosen, setChosen] = useState<string>();
  const found = usePickupStores({ skus: [tile.sku] });
  const { stores } = found;
  const { canAdd } = purchase.verdict;
  const quantity = purchase.quantity ?? 1;
  const has = (store: Store) => hasInStore(store, tile.sku, quantity);
  const sorted = [...stores.filter(has), ...stores.filter((store) => !has(store))];
  const hasNobody = stores.every((store) => hasInStore(store, tile.sku) === false);

  function pick({ number }: Store) {
    setChosen(number);
    void purchase.add({ deliveryType: 'ISP', storeNumber: number });
  }

  return (
    <div className="quire-pick-up-today__body">
      <ProductSummary {...useProductSummary(tile, translate)} pictureSize={120} />
      {canAdd && <QuantityStepper {...purchase.stepper} />}
      <StoreSearch found={found} texts={settings.messages.stores} translate={translate}>
        {hasNobody && <p>{translate('noneHave')}</p>}
      </StoreSearch>
      <AddStatusNotice status={purchase.addStatus} />
      {purchase.isAdded && <ButtonLink href={cartUrl ?? settings.urls.cart}>{translate('viewCart')}</ButtonLink>}
      {canAdd && (
        <ul className="quire-stores">
          {sorted.map((store) => (
            <StoreRow
              key={store.number}
              store={store}
              among={stores}
              locale={locale}
              pickup={pickupTime(store, facts, { overrides: settings.messages.cart })}
              stock={storeStock(store, tile.sku, quantity, translate)}
              isChosen={purchase.isAdded && chosen === store.number}
              isChoosing={purchase.isAdding && chosen === store.number}
              isOff={purchase.isAdding || purchase.quantity === undefined}
              onChoose={() => pick(store)}
              translate={translate}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
