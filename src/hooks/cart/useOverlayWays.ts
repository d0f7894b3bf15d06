import { pickupLines } from '../../core/cart/client/pickupLines';
import type { LineItem } from '../../core/cart/rules/cart';
import { OVERLAY_WAY_WORDS, type OverlayWayWord } from '../../core/cart/rules/notices/overlayWayWords';
import { hasPickup, pickupWay } from '../../core/cart/rules/pickupWay';
import type { OverlayRequest } from '../../core/events/overlays';
import { fillWords } from '../../core/platform/rules/fillWords';
import { wordsFor } from '../../core/platform/rules/wording';
import { useStorefront } from '../platform/StorefrontProvider';
import { useCanPickUp } from '../platform/useCanPickUp';
import { useRequestedOverlay } from '../platform/useRequestedOverlay';

/** A button that opens an overlay of the page, and the message if no widget shows that overlay. */
export type OverlayWay = {
  overlay: OverlayRequest['overlay'];
  text: string;
  /** The accessible name of the button, if its text alone is ambiguous. */
  label?: string | undefined;
  isBusy: boolean;
  said: string | undefined;
  onPress: () => void;
};

type Words = { text: OverlayWayWord; label?: OverlayWayWord; missing: OverlayWayWord; name?: string | undefined };

function useWay(request: OverlayRequest | undefined, { text, label, missing, name }: Words): OverlayWay | undefined {
  const { settings } = useStorefront();
  const { outcome, ask } = useRequestedOverlay();
  if (!request) return undefined;
  const say = (word: OverlayWayWord) => fillWords(wordsFor(OVERLAY_WAY_WORDS, word, settings.messages.cart), { name });
  return {
    overlay: request.overlay,
    text: say(text),
    label: label && say(label),
    isBusy: outcome === 'asking',
    said: outcome === 'not-here' ? say(missing) : undefined,
    onPress: () => ask(request),
  };
}

function usePickupKind(line: LineItem) {
  // read without a subscription: the cart changes together with the line, which re-renders this
  const known = useStorefront().cart.state().cart;
  const canPickUp = useCanPickUp();
  return pickupWay(line, canPickUp && known !== undefined && pickupLines(known).has(line.id));
}

/** The action to choose the pickup store of a line; undefined if the line cannot be picked up [SCR-006]. */
function usePickupWay(line: LineItem): OverlayWay | undefined {
  const way = usePickupKind(line);
  const isChange = way === 'change';
  return useWay(way && { overlay: 'BOPIS', lineId: line.id }, {
    text: isChange ? 'way.store' : 'way.pickup',
    label: isChange ? 'way.storeNamed' : 'way.pickupNamed',
    missing: 'way.noStores',
    name: line.name,
  });
}

/** The action to name another person who picks up; undefined if none of the lines is picked up [SCR-007]. */
export function useDelegateWay(lines: readonly LineItem[], delegateName?: string): OverlayWay | undefined {
  return useWay(hasPickup(lines) ? { overlay: 'BOPIS_DELEGATE' } : undefined, {
    text: delegateName ? 'way.delegateNamed' : 'way.delegate',
    missing: 'way.noDelegate',
    name: delegateName,
  });
}

/** The action to add one line or all lines to a list; undefined if there is nothing to add [SCR-010]. */
export function useListWay(
  lines: readonly LineItem[],
  { isOffered, isFromCart = false }: { isOffered: boolean; isFromCart?: boolean },
): OverlayWay | undefined {
  const items = lines.filter(canBeListed).map((line) => ({ sku: line.sku, quantity: wantedUnits(line) }));
  return useWay(isOffered && items.length > 0 ? { overlay: 'ATL', items, isFromCart } : undefined, {
    text: isFromCart ? 'way.listAll' : 'way.list',
    ...(!isFromCart && { label: 'way.listNamed' }),
    missing: 'way.noLists',
    name: lines[0]?.name,
  });
}

/** Whether a line has such an action. In a cart of hundreds of lines, most have none to render. */
export function useHasLineWays(line: LineItem, hasLists: boolean): boolean {
  const way = usePickupKind(line);
  return way !== undefined || (hasLists && canBeListed(line));
}

/** The actions of a line: pickup in a store, and adding to a list [SCR-006, SCR-010]. */
export function useLineWays(line: LineItem, hasLists: boolean): (OverlayWay | undefined)[] {
  return [usePickupWay(line), useListWay([line], { isOffered: hasLists })];
}

/** The quantity in the cart, else the requested one. */
const wantedUnits = ({ quantity, requestedQuantity }: LineItem) => quantity || requestedQuantity || 1;

/** Only lines that can be bought on their own can be put on a list. */
const canBeListed = ({ parent, isFreeSample, status }: LineItem) => !parent && !isFreeSample && status !== 'DELETED';
