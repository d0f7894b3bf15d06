import { pickupLines } from '../../core/cart/client/toCartDetails';
import type { LineItem } from '../../core/cart/rules/cart';
import {
  hasPickup,
  OVERLAY_ACTION_MESSAGES,
  type OverlayActionMessageKey,
  pickupAction,
} from '../../core/cart/rules/overlayActions';
import type { OverlayRequest } from '../../core/events/overlays';
import { formatMessage } from '../../core/platform/rules/formatMessage';
import { messageFor } from '../../core/platform/rules/messages';
import { useStorefront } from '../platform/StorefrontProvider';
import { useRequestedOverlay } from '../platform/useRequestOverlay';
import { useCanPickUp } from './useCanPickUp';

type MessageKeys = {
  text: OverlayActionMessageKey;
  /** The accessible name, if the text alone is ambiguous. */
  label?: OverlayActionMessageKey;
  missing: OverlayActionMessageKey;
  name?: string | undefined;
};

/** A button that opens an overlay of the page, and the message if no widget shows that overlay. */
function useOverlayAction(request: OverlayRequest | undefined, { text, label, missing, name }: MessageKeys) {
  const { settings } = useStorefront();
  const { status, data: outcome, mutate: requestOverlay } = useRequestedOverlay();
  if (!request) return undefined;
  const translate = (key: OverlayActionMessageKey) =>
    formatMessage(messageFor(OVERLAY_ACTION_MESSAGES, key, settings.messages.cart), { name });
  return {
    overlay: request.overlay,
    text: translate(text),
    label: label && translate(label),
    isBusy: status === 'pending',
    status: outcome === 'unavailable' ? translate(missing) : undefined,
    onPress: () => requestOverlay(request),
  };
}

/** Whether the pickup store of a line can be chosen or changed; undefined if it cannot be picked up [SCR-006]. */
export function usePickupKind(line: LineItem) {
  // read without a subscription: the cart changes together with the line, which re-renders this
  const known = useStorefront().cart.state().cart;
  const canPickUp = useCanPickUp();
  return pickupAction(line, canPickUp && known !== undefined && pickupLines(known).has(line.id));
}

/** The action to choose the pickup store of a line; undefined if the line cannot be picked up [SCR-006]. */
function usePickupAction(line: LineItem) {
  const kind = usePickupKind(line);
  const isChange = kind === 'change';
  return useOverlayAction(kind && { overlay: 'BOPIS', lineId: line.id }, {
    text: isChange ? 'action.store' : 'action.pickup',
    label: isChange ? 'action.storeNamed' : 'action.pickupNamed',
    missing: 'action.noStores',
    name: line.name,
  });
}

/** The action to name another person who picks up; undefined if none of the lines is picked up [SCR-007]. */
export function useDelegateAction(lines: readonly LineItem[], delegateName?: string) {
  return useOverlayAction(hasPickup(lines) ? { overlay: 'BOPIS_DELEGATE' } : undefined, {
    text: delegateName ? 'action.delegateNamed' : 'action.delegate',
    missing: 'action.noDelegate',
    name: delegateName,
  });
}

/** The action to add one line or all lines to a list; undefined if there is nothing to add [SCR-010]. */
export function useListAction(
  lines: readonly LineItem[],
  { isOffered, isFromCart = false }: { isOffered: boolean; isFromCart?: boolean },
) {
  const items = lines.filter(canBeListed).map((line) => ({ sku: line.sku, quantity: wantedUnits(line) }));
  return useOverlayAction(isOffered && items.length > 0 ? { overlay: 'ATL', items, isFromCart } : undefined, {
    text: isFromCart ? 'action.listAll' : 'action.list',
    ...(!isFromCart && { label: 'action.listNamed' }),
    missing: 'action.noLists',
    name: lines[0]?.name,
  });
}

/** The actions of a line: pickup in a store, and adding to a list [SCR-006, SCR-010]. */
export function useLineActions(line: LineItem, hasLists: boolean) {
  return [usePickupAction(line), useListAction([line], { isOffered: hasLists })];
}

/** The quantity in the cart, else the requested one. */
const wantedUnits = ({ quantity, requestedQuantity }: LineItem) => quantity || requestedQuantity || 1;

/** Only lines that can be bought on their own can be put on a list. */
const canBeListed = ({ parent, isFreeSample, status }: LineItem) => !parent && !isFreeSample && status !== 'DELETED';
