import { useMemo } from 'react';
import { activeLines } from '../../../core/cart/rules/cart';
import { pickupTime } from '../../../core/stores/rules/deliveryMethod';
import { useCanPickUp } from '../../../hooks/cart/useCanPickUp';
import { useCartState } from '../../../hooks/cart/useCart';
import { useDeliveryFacts } from '../../../hooks/cart/useDeliveryFacts';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useDrawerEvents } from '../../../hooks/platform/useDrawerEvents';
import { useLayer } from '../../../hooks/platform/useLayer';
import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { useProductTiles } from '../../../hooks/products/useProductTiles';
import { usePreferredStore } from '../../../hooks/stores/usePreferredStore';
import { type StoreOption, useStoreChoice } from '../../../hooks/stores/useStoreChoice';
import { usePickupStores } from '../../../hooks/stores/useStoreSearch';
import { Button } from '../../../ui/controls/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { Drawer } from '../../../ui/overlays/Drawer';
import { StoreRow, storeStock } from '../../../ui/product/StoreRow';
import { StoreSearch } from '../../../ui/product/StoreSearch';
import { Stack } from '../../../ui/rendering/Stack';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { DelegateForm } from './DelegateForm';
import { messages } from './messages';

export type BopisOverlayProps = RootProps &
  OpenProps & {
    /** `store` chooses where the items are picked up, `delegate` chooses by whom. The default is `store`. */
    mode?: 'store' | 'delegate';
    /** The cart line that the choice is for. Without it, the store is remembered for later adds. */
    lineId?: string;
    /** A product that is not in the cart yet. */
    sku?: string;
  };

/** Chooses the pickup store, with the stock of each store, or the person who picks up [SCR-006, SCR-007]. */
export function BopisOverlay(props: BopisOverlayProps) {
  const translate = useMessages('bopis-overlay', messages);
  const { isOpen, request, close } = useLayer(['BOPIS', 'BOPIS_DELEGATE'], props);
  const type = request?.overlay ?? (props.mode === 'delegate' ? 'BOPIS_DELEGATE' : 'BOPIS');
  const lineId = request ? request.lineId : props.lineId;
  const sku = request?.overlay === 'BOPIS' ? request.sku : request ? undefined : props.sku;
  const done = () => close('done');

  useDrawerEvents(type, isOpen);

  return (
    <Widget block="bopis-overlay" props={props}>
      <Drawer
        isOpen={isOpen}
        onClose={() => close()}
        surface="overlay"
        name={type}
        overlayType={type}
        closeLabel={translate('close')}
        title={translate(type === 'BOPIS' ? 'choose' : 'delegate')}
      >
        {type === 'BOPIS' ? (
          <StoreFinder key={request?.key} lineId={lineId} sku={sku} onDone={done} translate={translate} />
        ) : (
          <DelegateForm key={request?.key} onDone={done} translate={translate} />
        )}
      </Drawer>
    </Widget>
  );
}

type StoreFinderProps = {
  lineId: string | undefined;
  sku: string | undefined;
  onDone: () => void;
  translate: Translate<keyof typeof messages>;
};

/** Searches for stores around a place, and lets the customer choose one [SCR-006]. */
function StoreFinder({ lineId, sku: requestedSku, onDone, translate }: StoreFinderProps) {
  const { settings, locale } = useStorefront();
  const facts = useDeliveryFacts();
  const { failure, choice } = useStoreChoice({ lineId, sku: requestedSku });
  const { cart } = useCartState();
  const line = lineId && cart ? activeLines(cart).find(({ id }) => id === lineId) : undefined;
  const choosing = choice.isPending ? choice.variables : undefined;
  const sku = line?.sku ?? requestedSku;
  const skus = useMemo(() => (sku === undefined ? [] : [sku]), [sku]);
  const [tile] = useProductTiles(skus).tiles;
  const canPickUp = useCanPickUp();
  const isEligible = canPickUp && (tile?.isPickupEligible ?? true);
  const found = usePickupStores({ skus }, isEligible);
  const preferred = usePreferredStore();
  const chosen = line ? line.delivery?.type === 'ISP' && line.delivery.storeNumber : preferred?.number;

  /** The answer closes the overlay even if a further request has replaced this form. */
  const choose = (option: StoreOption) =>
    void choice.mutateAsync(option).then(
      (problem) => problem === undefined && onDone(),
      () => undefined,
    );

  const canShip = line?.delivery?.type === 'ISP' && !tile?.isInStoreOnly;
  return (
    <Stack>
      {isEligible ? (
        <>
          <StoreSearch found={found} texts={settings.messages.stores} translate={translate} />
          <div role="alert">{failure && <Notice kind="bad">{failure}</Notice>}</div>
          <ul>
            {found.stores.map((store) => (
              <StoreRow
                key={store.number}
                store={store}
                among={found.stores}
                locale={locale}
                pickup={pickupTime(store, facts, { overrides: settings.messages.cart })}
                stock={storeStock(store, sku, line?.quantity ?? 1, translate)}
                isChosen={store.number === chosen}
                isChoosing={typeof choosing === 'object' && choosing.number === store.number}
                isOff={choosing !== undefined}
                onChoose={() => choose(store)}
                translate={translate}
              />
            ))}
          </ul>
        </>
      ) : (
        <p role="status">{translate('notEligible')}</p>
      )}
      {canShip && (
        <Button kind="secondary" isBusy={choosing === 'ship'} onClick={() => choose('ship')}>
          {translate('ship')}
        </Button>
      )}
    </Stack>
  );
}
