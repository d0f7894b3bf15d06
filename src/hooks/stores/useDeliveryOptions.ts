import type { Delivery } from '../../core/cart/rules/cart';
import { deliveryLabel } from '../../core/cart/rules/deliveryLabel';
import { OVERLAY_ACTION_MESSAGES } from '../../core/cart/rules/overlayActions';
import type { OverlayRequest } from '../../core/events/overlays';
import { formatMessage } from '../../core/platform/rules/formatMessage';
import { messageFor } from '../../core/platform/rules/messages';
import { moneyFromDecimal } from '../../core/platform/rules/money';
import { formatMoney } from '../../core/platform/rules/priceText';
import {
  DELIVERY_METHOD_MESSAGES,
  type DeliveryMethod,
  pickupTime,
  pickupTitle,
} from '../../core/stores/rules/deliveryMethod';
import { type Store, storeName } from '../../core/stores/rules/store';
import { useDeliveryFacts } from '../cart/useDeliveryFacts';
import { useStorefront } from '../platform/StorefrontProvider';
import { useRequestedOverlay } from '../platform/useRequestOverlay';

const MESSAGES = { ...OVERLAY_ACTION_MESSAGES, ...DELIVERY_METHOD_MESSAGES };

export type DeliverySituation = {
  /** The name of the product, if a page has several such choices. */
  name?: string | undefined;
  methods: readonly DeliveryMethod[];
  method: DeliveryMethod | undefined;
  /** When it would be shipped, as far as it is known. */
  shipping: Delivery | undefined;
  isShippingFree: boolean;
  /** The pickup store; undefined if the customer has not chosen one. */
  store: Store | undefined;
  /** The product is on order, for either method. */
  isBackordered?: boolean | undefined;
  /** Whether that store has enough in stock; undefined if unknown. */
  isInStore?: boolean | undefined;
  /** The units that it has in stock. */
  unitsInStore?: number | undefined;
  /** Its stock is being read. */
  isLooking?: boolean;
  /** Opens the store finder. */
  request: OverlayRequest;
  /** Shown if the page has no store finder. */
  missing: string;
  onChoose: (method: DeliveryMethod) => void;
  /** Called when the customer has chosen a store in the finder. */
  onStore?: () => void;
};

/** The choice between shipping and pickup, as a customer reads it: each method with its day, its place and its price. */
export function useDeliveryOptions(situation: DeliverySituation) {
  const { name, methods, method, shipping, store, isInStore, isBackordered, isLooking, request, missing, onChoose } =
    situation;
  const { settings, site, locale } = useStorefront();
  const overrides = settings.messages.cart;
  const freeFrom = settings.cart.freeShippingThreshold;
  const facts = useDeliveryFacts();
  const finder = useRequestedOverlay();
  const translate = (key: keyof typeof MESSAGES, figures = {}) =>
    formatMessage(messageFor(MESSAGES, key, overrides), figures);
  const openFinder = () =>
    finder.mutate(request, { onSuccess: (outcome) => outcome === 'done' && situation.onStore?.() });

  const isFree = situation.isShippingFree || (freeFrom && Number(freeFrom) === 0);
  const price = isFree
    ? translate('method.free')
    : freeFrom &&
      translate('method.freeFrom', { amount: formatMoney(moneyFromDecimal(freeFrom, site.currency), locale) });
  const aboutShipping = [shipping && deliveryLabel(shipping, facts, overrides), price];
  function aboutPickup() {
    if (!store) return translate('method.chooseStore');
    const figures = { store: storeName(store), units: situation.unitsInStore };
    if (isInStore === false) return translate(figures.units ? 'method.fewInStore' : 'method.notInStore', figures);
    if (isLooking && isInStore === undefined) return translate('method.checking', figures);
    return [pickupTime(store, facts, { isBackordered, overrides }), store.street].filter(Boolean).join(' · ');
  }
  return {
    label: translate(name ? 'method.questionNamed' : 'method.question', { name }),
    choices: methods.map((value) => ({
      value,
      label: value === 'ship' ? translate('method.ship') : pickupTitle(store, overrides),
      about: value === 'ship' ? aboutShipping.filter(Boolean).join(' · ') : aboutPickup(),
      isWarning: value === 'pickup' && isInStore === false,
      opensDialog: value === 'pickup' && !store,
    })),
    value: method,
    /** Pickup without a store opens the store finder, as its description says. */
    onChoose: (chosen: string) => (chosen === 'pickup' && !store ? openFinder() : onChoose(chosen as DeliveryMethod)),
    /** The button that opens the store finder; undefined while the choice of pickup opens it. */
    store:
      store || method === 'pickup'
        ? {
            text: translate(store ? 'action.store' : 'method.chooseStore'),
            label: name && store && translate('action.storeNamed', { name }),
            isBusy: finder.isPending,
            onPress: openFinder,
          }
        : undefined,
    status: finder.data === 'unavailable' ? missing : undefined,
  };
}
