import { addNews } from '../../core/cart/rules/adding/addNews';
import type { AddItem } from '../../core/cart/rules/adding/addRequest';
import type { OverlayRequest } from '../../core/events/overlays';
import { accountUrl } from '../../core/platform/client/accountUrls';
import { normalisePrice, type PriceTextOptions } from '../../core/platform/rules/priceText';
import { safeUrl } from '../../core/platform/rules/safeUrl';
import { checkTile, type ProductTile, tileBounds } from '../../core/products/rules/productTile';
import { tileCaption, verdictWords } from '../../core/products/rules/productWords';
import { TILE_MAX_CHARACTERS, tileQuantity } from '../../core/products/rules/tileQuantity';
import { type TileVariant, tileLook } from '../../core/products/rules/tileVariant';
import { hasReplacement, tileWay } from '../../core/products/rules/tileWay';
import { listNames, orderedMonth, type TileWord } from '../../core/products/rules/tileWords';
import { type AddOptions, useAddToCart } from '../cart/useAddToCart';
import { useCartFact } from '../cart/useCart';
import { useQuantityField } from '../cart/useQuantityField';
import { useStorefront } from '../platform/StorefrontProvider';
import { useAskOverlay } from '../platform/useAskOverlay';
import type { Say } from '../platform/useMessages';
import { useAddToList } from './useAddToList';
import { useCompare } from './useCompare';
import { useProductWords } from './useProductWords';
import { type TilePlace, useTileBeacons } from './useTileBeacons';

export type TileCardOptions = TilePlace & {
  variant?: TileVariant;
  showCompare?: boolean;
  showLists?: boolean;
  /** The names of the lists that contain the product [LIST-036, LIST-037]. */
  lists?: string[];
  /** The SKUs of a set's variants, displayed below its tile [TILE-035]. */
  swatches?: readonly string[];
  becomeCustomer?: boolean;
  /** The text for a price that the shop does not send: '$0.00' for 0, 'N/A' for 1 [I18N-006, I18N-007]. */
  priceFlag?: PriceTextOptions['flag'];
  source?: string;
  feedback?: AddOptions['feedback'];
};

/** The props and actions of a tile, for `ui/product/TileCard` [TILE-001 to TILE-036]. */
export function useTileCard(tile: ProductTile, options: TileCardOptions, say: Say<TileWord>) {
  const { variant = 'standardTile', source = 'productTile', feedback } = options;
  const { site, locale, session, settings, host, events } = useStorefront();
  const box = useTileBeacons(tile, options);
  const { stepper, quantity } = useQuantityField(tile.name, tileBounds(tile), say, tileQuantity);
  const adding = useAddToCart();
  const compare = useCompare(tile.sku);
  const lists = useAddToList();
  const ask = useAskOverlay();
  const isInCart = useCartFact(({ cart }) => cart?.lines.some(({ sku }) => sku === tile.sku) ?? false);
  const product = useProductWords(isInCart ? { ...tile, hasPriceInCartOnly: false } : tile, say);

  const look = tileLook(variant);
  const own = settings.messages.product;
  const way = tileWay(tile);
  const verdict = checkTile(tile);
  const isAdding = adding.phase === 'adding';
  const month = orderedMonth(tile.lastOrderedOn, locale);

  /** Requests an overlay; if no widget shows it, navigates to the fallback URL. */
  async function want(request: OverlayRequest, instead: string | undefined) {
    const outcome = await ask(request);
    if (outcome === 'not-here' && instead) host.location.assign(instead);
    return outcome;
  }

  function add(delivery: Pick<AddItem, 'deliveryType' | 'storeNumber'> = {}) {
    if (quantity === undefined) return;
    const units = look.hasForm ? quantity : tile.increment;
    void adding.add([{ sku: tile.sku, quantity: units, resolvedSku: tile.resolvedSku, ...delivery }], {
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
    if (way.kind === 'add') add();
    else if (way.kind === 'ask' && way.overlay === 'BOPIS') void pickUp();
    else if (way.kind === 'ask') void want({ overlay: way.overlay, sku: tile.sku }, safeUrl(tile.url));
  }

  const ownCaption =
    way.kind === 'add' ? tileCaption(tile, own) : say(tile.action === 'addToCart' ? 'viewOnly' : tile.action);
  const caption = isAdding ? say('adding') : (tile.caption ?? ownCaption);
  const isCustomer = Boolean(session.customerNumber || session.customerAttributes?.customerNumber);
  const isLeadOffered = (options.becomeCustomer ?? tile.isLeadOffered) && site.isSBA && !isCustomer;

  return {
    ...product,
    box,
    look,
    words: {
      ...product.words,
      hiddenPrice:
        options.priceFlag !== undefined && !tile.price && !tile.hasPriceInCartOnly
          ? normalisePrice(tile.priceText, { flag: options.priceFlag, locale })
          : product.words.hiddenPrice,
    },
    sponsored: look.isSponsored ? say('sponsored') : undefined,
    badges: month === undefined ? [] : [say('purchased', { month })],
    notes: [...product.notes, ...(tile.surchargeSubstituteFor ? [say('substitute')] : [])],
    lists: options.showLists ? listNames(options.lists ?? []) : [],
    listsLabel: say('onLists'),
    blocked: way.kind === 'none' ? verdictWords(verdict, own) : undefined,
    control:
      way.kind === 'none'
        ? undefined
        : {
            caption,
            label: isAdding ? undefined : say('controlNamed', { caption, name: tile.name }),
            href: way.kind === 'go' ? way.url : undefined,
            isLink: way.kind === 'go',
            isBusy: isAdding,
            isOff: look.hasForm && quantity === undefined,
            opensDialog: way.kind === 'ask',
            onPress: act,
          },
    stepper:
      look.hasForm && way.kind === 'add' && !tile.isSkuSet
        ? { ...stepper, maxCharacters: TILE_MAX_CHARACTERS }
        : undefined,
    asides: [
      hasReplacement(tile) && {
        key: 'replacement',
        caption: say('replacement'),
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
        caption: say('becomeCustomer'),
        opensDialog: true,
        onPress: () => void want({ overlay: 'BECOME_CUSTOMER', sku: tile.sku }, accountUrl(settings, 'becomeCustomer')),
      },
      (options.showCompare || look.hasRemove) && {
        key: 'compare',
        caption: compare.isCompared ? say('compared') : say('compare'),
        onPress: compare.toggle,
      },
      (options.showLists || look.hasListPicker) && {
        key: 'list',
        caption: say('addToList'),
        opensDialog: true,
        isBusy: lists.outcome === 'asking',
        onPress: () => lists.addToList([{ sku: tile.sku, quantity: quantity ?? 1 }]),
      },
    ].filter((aside) => aside !== false && aside !== undefined),
    said: compare.isFull ? say('compareFull') : lists.outcome === 'not-here' ? say('noLists') : undefined,
    news: isAdding || !adding.feedback ? undefined : addNews(adding.feedback, settings.messages.cart, locale),
  };
}
