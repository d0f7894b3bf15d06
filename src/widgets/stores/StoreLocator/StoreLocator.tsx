import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { STORE_RADIUS, storeLabel, storeName } from '../../../core/stores/rules/store';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useLayer } from '../../../hooks/platform/useLayer';
import { useMessages } from '../../../hooks/platform/useMessages';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { useOverlayRequest } from '../../../hooks/platform/useOverlayRequest';
import { useMaps } from '../../../hooks/stores/useMaps';
import { useStoreLocator } from '../../../hooks/stores/useStoreLocator';
import { Notice } from '../../../ui/feedback/Notice';
import { ButtonDrawer } from '../../../ui/overlays/ButtonDrawer';
import { StoreRow, type StoreRowMessageKey } from '../../../ui/product/StoreRow';
import { StoreSearch } from '../../../ui/product/StoreSearch';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { LocalBusinessPart, StoreHours } from './LocalBusinessPart';
import { messages } from './messages';
import styles from './StoreLocator.css';

export type StoreLocatorProps = RootProps &
  OpenProps & {
    /** A drawer behind a button, or the panel inline in the page. */
    layout?: 'drawer' | 'inline';
    /** Label of the drawer's button. */
    label?: string;
    /** Called with the store that the customer has chosen. */
    onChange?: (store: { number: string }) => void;
    /** Distance with its unit. Defaults to the configuration's value, or `100mi`. */
    radius?: string;
    /** The place of the first search. */
    address?: string;
    /** The store to search around first, if there is no address. */
    storeNumber?: string;
    /** The key of the maps script. Without one there is no map [STORE-021]. */
    mapsKey?: string;
    /** If false, there is no map even with a key. The default is true. */
    showMap?: boolean;
    /** Offers to find the shop's partner near the customer. */
    localBusiness?: boolean;
  };

/** Finds stores, and lets the customer choose one as their own [STORE-001]. */
export function StoreLocator({ layout = 'drawer', ...props }: StoreLocatorProps) {
  const Layout = layout === 'inline' ? InlineLocator : LocatorDrawer;
  return (
    <Widget block="store-locator" props={props}>
      <Layout {...props}>
        <LocatorPanel {...props} />
      </Layout>
    </Widget>
  );
}

/** The panel is already on the page: a request to open it focuses its field [HDR-035]. */
function InlineLocator({ children }: { children: ReactNode }) {
  const { request, settle } = useOverlayRequest(['STORE_LOCATOR']);
  const box = useRef<HTMLDivElement>(null);

  // a layout effect: the field must have the focus before the next key event
  useLayoutEffect(() => {
    if (!request) return;
    box.current?.querySelector('input')?.focus();
    settle('done');
  }, [request, settle]);

  return <div ref={box}>{children}</div>;
}

/** Opened by its own button, or by a menu of the header [HDR-035]. */
function LocatorDrawer({ label, children, ...opening }: StoreLocatorProps & { children: ReactNode }) {
  const translate = useMessages('store-locator', messages);
  const layer = useLayer(['STORE_LOCATOR'], opening, { name: 'store-locator' });
  return (
    <ButtonDrawer
      {...layer}
      button={label ?? translate('button')}
      title={translate('title')}
      closeLabel={translate('close')}
    >
      {layer.isOpen && children}
    </ButtonDrawer>
  );
}

/** The message keys of a row in which the customer chooses their own store. */
const ROW_MESSAGE_KEYS = {
  miles: 'miles',
  sameZip: 'sameZip',
  pickHere: 'choose',
  pickHereNamed: 'chooseNamed',
  chosen: 'yours',
  choosing: 'choosing',
} as const satisfies Record<StoreRowMessageKey, keyof typeof messages>;

/** A store search, with the results as a list and on a map, and the choice of one [STORE-001, STORE-010]. */
function LocatorPanel(props: StoreLocatorProps) {
  useStyles(styles);
  const translate = useMessages('store-locator', messages);
  const { settings, locale } = useStorefront();
  const { address, storeNumber, onChange } = props;
  const locator = useStoreLocator({
    radius: props.radius ?? settings.config.stores?.radius ?? STORE_RADIUS,
    address,
    storeNumber,
    onChoose: ({ number }) => onChange?.({ number }),
  });
  const { stores, chosen, confirmed, autoChosen } = locator;
  const mapsKey = props.mapsKey ?? settings.config.stores?.mapsKey;
  const mapBox: RefObject<HTMLElement | null> = useRef(null);
  const canShowMap = useMaps(props.showMap === false ? undefined : mapsKey, mapBox, stores);
  const hasMap = canShowMap && stores.some(({ point }) => point);

  const status = confirmed
    ? translate('chosen', { store: storeName(confirmed) })
    : autoChosen && translate('autoChosen', { store: storeName(autoChosen) });
  return (
    <div className="quire-store-locator__panel">
      <StoreSearch found={locator} start={address} texts={settings.messages.stores} translate={translate} />
      <div role="status">{status && <Notice kind="good">{status}</Notice>}</div>
      {hasMap && <section ref={mapBox} className="quire-store-locator__map" aria-label={translate('map')} />}
      {stores.length > 0 && (
        <ol aria-label={translate('stores')}>
          {stores.map((store, index) => (
            <StoreRow
              key={store.number}
              store={store}
              among={stores}
              locale={locale}
              {...(hasMap && { mapNumber: index + 1 })}
              isChosen={store.number === chosen?.number}
              isChoosing={locator.choosing === store.number}
              isOff={locator.choosing !== undefined}
              onChoose={() => locator.choose(store)}
              translate={(key, figures) => translate(ROW_MESSAGE_KEYS[key], figures)}
            >
              <StoreHours store={store} label={storeLabel(store, stores)} translate={translate} />
            </StoreRow>
          ))}
        </ol>
      )}
      {props.localBusiness && <LocalBusinessPart translate={translate} />}
    </div>
  );
}
