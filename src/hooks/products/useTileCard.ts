import type { AddItem } from '../../core/cart/rules/adding/addRequest';
import { addStatus } from '../../core/cart/rules/adding/addStatus';
import type { OverlayRequest } from '../../core/events/overlays';
import { accountUrl } from '../../core/platform/client/accountUrls';
import { normalisePrice, type PriceTextOptions } from '../../core/platform/rules/priceText';
import { safeUrl } from '../../core/platform/rules/safeUrl';
import { hasMemberSavings } from '../../core/platform/rules/session/membership';
import { type ProductTile, TILE_MAX_CHARACTERS, tileBounds, tileQuantity } from '../../core/products/rules/productTile';
import { listNames, type TileMessageKey } from '../../core/products/rules/tileMessages';
import { hasReplacement } from '../../core/products/rules/tileTarget';
import { tileTexts } from '../../core/products/rules/tileTexts';
import { type TileVariant, tileLook } from '../../core/products/rules/tileVariant';
import { type AddOptions, useAddToCart } from '../cart/useAddToCart';
import { useCartState } from '../cart/useCart';
import { useQuantityField } from '../cart/useQuantityField';
import { useStorefront } from '../platform/StorefrontProvider';
import type { Translate } from '../platform/useMessages';
import { useRequestOverlay } from '../platform/useRequestOverlay';
import { useAddToList } from './useAddToList';
import { useCompare } from './useCompareList';
import { type TileBeaconOptions, useTileBeacons } from './useTileBeacons';

export type TileCardOptions = TileBeaconOptions & {
  /**
   * The layout of a product [TILE-001]. The default is `standardTile`. Its density is a grid, unless the variant is compact
   * (`miniTile`, `standardSlimTile`, `carouselMiniTile`) or a row (`listTile` and all whose names begin with `list`)
   * [DEC-Q441].
   */
  variant?: TileVariant;
  /** Products have a checkbox that selects them for comparison. */
  showCompare?: boolean;
  /** Shows the lists that contain the product. */
  showLists?: boolean;
  /** The names of the lists that contain the product [LIST-036, LIST-037]. */
  lists?: string[];
  /** The SKUs of a set's variants, displayed below its tile [TILE-035]. */
  swatches?: readonly string[];
  /** For visitors of a business shop: offers an account instead of a price. */
  becomeCustomer?: boolean;
  /** The text for a price that the shop does not send: '$0.00' for 0, 'N/A' for 1 [I18N-006, I18N-007]. */
  priceFlag?: PriceTextOptions['flag'];
  /** Where the add comes from, as it is sent to the shop. */
  source?: string;
  /**
   * The surface for the result of an add. Defaults to the configuration's value, or the drawer; a toast for several
   * products [CART-ADD-007, CART-ADD-008].
   */
  feedback?: AddOptions['feedback'];
};

/** The props and actions of a tile, for `ui/product/TileCard` [TILE-001 to TILE-036]. */
export function useTileCard(tile: ProductTile, options: TileCardOptions, translate: Translate<TileMessageKey>) {
  const { variant = 'standardTile', source = 'productTile', feedback } = options;
  const { site, locale, session, settings, host, events } = useStorefront();
  const box = useTileBeacons(tile, options);
  const { stepper, quantity } = useQuantityField({
    name: tile.name,
    bounds: tileBounds(tile),
    translate,
    normalise: tileQuantity,
  });
  const adding = useAddToCart();
  const compare = useCompare(tile.sku);
  const lists = useAddToList();
  const requestOverlay = useRequestOverlay();
  const isInCart = useCartState(({ cart }) => cart?.lines.some(({ sku }) => sku === tile.sku) ?? false);
  const isMember = hasMemberSavings({ userType: useCartState(({ cart }) => cart?.userType) ?? session.userType });
  const product = isInCart ? { ...tile, hasPriceInCartOnly: false } : tile;
  const { target, badges, notes, blocked, caption, ...summary } = tileTexts(product, {
    translate,
    own: settings.messages.product,
    locale,
  });

  const look = tileLook(variant);
  const isAdding = adding.status === 'pending';

  /** Requests an overlay; if no widget shows it, navigates to the fallback URL. */
  async function want(request: OverlayRequest, instead: string | undefined) {
    const outcome = await requestOverlay(request);
    if (outcome === 'unavailable' && instead) host.location.assign(instead);
    return outcome;
  }

  function add(delivery: Pick<AddItem, 'deliveryType' | 'storeNumber'> = {}) {
    if (quantity === undefined) return;
    const units = look.hasForm ? quantity : tile.increment;
    adding.mutate({
      items: [{ sku: tile.sku, quantity: units, resolvedSku: tile.resolvedSku, ...delivery }],
      source,
      feedback,
    });
  }

  /** Adds the product for pickup at the store that the customer chooses [TILE-012, DEC-Q156]. */
  async function pickUp() {
    let storeNumber: string | undefined;
    const leave = events.subscribe('store:chosen', ({ store, sku }) => {
      if (sku === tile.sku) storeNumber = store.number;
    });
    const outcome = await want({ overlay: 'BOPIS', sku: tile.sku }, safeUrl(tile.url));
    leave();
    if (outcome === 'done' && storeNumber !== undefined) add({ deliveryType: 'ISP', storeNumber });
  }

  function act() {
    if (target.kind === 'add') add();
    else if (target.kind === 'open' && target.overlay === 'BOPIS') void pickUp();
    else if (target.kind === 'open') void want({ overlay: target.overlay, sku: tile.sku }, safeUrl(tile.url));
  }

  const isCustomer = Boolean(session.customerNumber || session.customerAttributes?.customerNumber);
  const isLeadOffered = (options.becomeCustomer ?? tile.isLeadOffered) && site.isSBA && !isCustomer;

  return {
    tile: product,
    locale,
    box,
    look,
    texts:
      options.priceFlag !== undefined && !tile.price && !tile.hasPriceInCartOnly
        ? { ...summary, hiddenPrice: normalisePrice(tile.priceText, { flag: options.priceFlag, locale }) }
        : summary,
    sponsored: look.isSponsored ? translate('sponsored') : undefined,
    badges,
    notes: isMember && tile.price && !summary.hiddenPrice ? [...notes, translate('memberSavings')] : notes,
    lists: options.showLists ? listNames(options.lists ?? []) : [],
    listsLabel: translate('onLists'),
    blocked,
    control:
      target.kind === 'none'
        ? undefined
        : {
            caption: isAdding ? translate('adding') : caption,
            label: isAdding ? undefined : translate('controlNamed', { caption, name: tile.name }),
            href: target.kind === 'go' ? target.url : undefined,
            isLink: target.kind === 'go',
            isBusy: isAdding,
            isOff: look.hasForm && quantity === undefined,
            opensDialog: target.kind === 'open',
            onPress: act,
          },
    stepper:
      look.hasForm && target.kind === 'add' && !tile.isSkuSet
        ? { ...stepper, maxCharacters: TILE_MAX_CHARACTERS }
        : undefined,
    asides: [
      hasReplacement(tile) && {
        key: 'replacement',
        caption: translate('replacement'),
        opensDialog: true,
        onPress: () => {
          const { alternatives = [], alternateUrl } = tile.restriction ?? {};
          void want(
            { overlay: 'REPLACEMENT', sku: tile.sku, alternatives },
            safeUrl(alternateUrl) ?? safeUrl(tile.url),
          );
        },
      },
      isLeadOffered && {
        key: 'lead',
        caption: translate('becomeCustomer'),
        opensDialog: true,
        onPress: () => void want({ overlay: 'BECOME_CUSTOMER', sku: tile.sku }, accountUrl(settings, 'becomeCustomer')),
      },
      (options.showCompare || look.hasRemove) && {
        key: 'compare',
        caption: compare.isCompared ? translate('compared') : translate('compare'),
        onPress: compare.toggle,
      },
      (options.showLists || look.hasListPicker) && {
        key: 'list',
        caption: translate('addToList'),
        opensDialog: true,
        isBusy: lists.status === 'pending',
        onPress: () => lists.mutate({ items: [{ sku: tile.sku, quantity: quantity ?? 1 }] }),
      },
    ].filter((aside) => aside !== false && aside !== undefined),
    status: compare.isFull ? translate('compareFull') : lists.data === 'unavailable' ? translate('noLists') : undefined,
    addStatus: adding.data && addStatus(adding.data, settings.messages.cart, locale),
  };
}
