import { useState } from 'react';
import type { ProductTile } from '../../../core/products/rules/productTile';
import { pickupTime } from '../../../core/stores/rules/deliveryMethod';
import { hasInStore, type Store } from '../../../core/stores/rules/store';
import { useCanPickUp } from '../../../hooks/cart/useCanPickUp';
import { useDeliveryFacts } from '../../../hooks/cart/useDeliveryFacts';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useLayer } from '../../../hooks/platform/useLayer';
import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { useProductSummary } from '../../../hooks/products/useProductSummary';
import { loadingStateOf, useProductTiles } from '../../../hooks/products/useProductTiles';
import { usePurchase } from '../../../hooks/products/usePurchase';
import { usePickupStores } from '../../../hooks/stores/useStoreSearch';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { QuantityStepper } from '../../../ui/controls/QuantityStepper';
import { AddStatusNotice } from '../../../ui/feedback/AddStatusNotice';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { Drawer } from '../../../ui/overlays/Drawer';
import { ProductSummary } from '../../../ui/product/ProductSummary';
import { StoreRow, storeStock } from '../../../ui/product/StoreRow';
import { StoreSearch } from '../../../ui/product/StoreSearch';
import { Stack } from '../../../ui/rendering/Stack';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';

export type PickUpTodayProps = RootProps &
  OpenProps & {
    /** The product. */
    sku: string;
    /** Makes the button's accessible name unique when a page has several. */
    productName?: string;
    /** The button's text. The default is the widget's own. */
    label?: string;
    /** The URL of the cart page. The default is `urls.cart` of the page. */
    cartUrl?: string;
  };

/**
 * The stores that have a product in stock now. Choosing one adds the product for pickup there [TILE-012]. Renders
 * nothing for customers who may not use pickup [SESS-019].
 */
export function PickUpToday(props: PickUpTodayProps) {
  const { sku, productName: name, label } = props;
  const translate = useMessages('pick-up-today', messages);
  const { isOpen, open, close } = useLayer<never>([], props, { name: 'pick-up-today' });

  const canPickUp = useCanPickUp();
  const products = useProductTiles(isOpen && canPickUp ? [sku] : []);
  const [tile] = products.tiles;

  if (!canPickUp) return null;
  return (
    <Widget block="pick-up-today" props={props}>
      <Button kind="secondary" opensDialog label={name && translate('openNamed', { name })} onClick={open}>
        {label ?? translate('open')}
      </Button>
      <Drawer
        isOpen={isOpen}
        onClose={() => close()}
        name="pick-up-today"
        title={translate('title')}
        closeLabel={translate('close')}
      >
        <LoadingStatus state={loadingStateOf(products)} translate={translate} onRetry={products.refetch}>
          {translate('notFound')}
        </LoadingStatus>
        {/* only the product's data says whether pickup is possible */}
        {tile && !tile.isPickupEligible && <p role="status">{translate('notEligible')}</p>}
        {tile?.isPickupEligible && <StoresWithStock tile={tile} cartUrl={props.cartUrl} translate={translate} />}
      </Drawer>
    </Widget>
  );
}

type StoresProps = Pick<PickUpTodayProps, 'cartUrl'> & {
  tile: ProductTile;
  translate: Translate<keyof typeof messages>;
};

/** The quantity, and the stores around a place with their stock. Stores with enough stock are first [TILE-012]. */
function StoresWithStock({ tile, cartUrl, translate }: StoresProps) {
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
    <Stack>
      <ProductSummary {...useProductSummary(tile, translate)} pictureSize={120} />
      {canAdd && <QuantityStepper {...purchase.stepper} />}
      <StoreSearch found={found} texts={settings.messages.stores} translate={translate}>
        {hasNobody && <p>{translate('noneHave')}</p>}
      </StoreSearch>
      <AddStatusNotice status={purchase.addStatus} />
      {purchase.isAdded && <ButtonLink href={cartUrl ?? settings.urls.cart}>{translate('viewCart')}</ButtonLink>}
      {canAdd && (
        <ul>
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
    </Stack>
  );
}
