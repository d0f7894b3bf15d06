import { pickupLines } from '../../core/cart/client/pickupLines';
import type { LineItem } from '../../core/cart/rules/cart';
import { OVERLAY_WAY_WORDS, type OverlayWayWord } from '../../core/cart/rules/notices/overlayWayWords';
import { hasPickup, pickupWay } from '../../core/cart/rules/pickupWay';
import type { OverlayWish } from '../../core/events/overlays';
import { fillWords } from '../../core/platform/rules/fillWords';
import { wordsFor } from '../../core/platform/rules/wording';
import { useStorefront } from '../platform/StorefrontProvider';
import { useAskedOverlay } from '../platform/useAskedOverlay';
import { useCanPickUp } from '../platform/useCanPickUp';

/** A button that leads to an overlay of the page, and what is said when nobody shows that. */
export type OverlayWay = {
  overlay: OverlayWish['overlay'];
  text: string;
  /** The button's name where its text alone does not say what it is about. */
  label?: string | undefined;
  isBusy: boolean;
  said: string | undefined;
  onPress: () => void;
};

type Words = { text: OverlayWayWord; label?: OverlayWayWord; missing: OverlayWayWord; name?: string | undefined };

function useWay(wish: OverlayWish | undefined, { text, label, missing, name }: Words): OverlayWay | undefined {
  const { settings } = useStorefront();
  const { outcome, ask } = useAskedOverlay();
  if (!wish) return undefined;
  const say = (word: OverlayWayWord) => fillWords(wordsFor(OVERLAY_WAY_WORDS, word, settings.messages.cart), { name });
  return {
    overlay: wish.overlay,
    text: say(text),
    label: label && say(label),
    isBusy: outcome === 'asking',
    said: outcome === 'not-here' ? say(missing) : undefined,
    onPress: () => ask(wish),
  };
}

function usePickupKind(line: LineItem) {
  // not listened to: it comes with the line, and who draws that draws this
  const known = useStorefront().cart.state().cart;
  const canPickUp = useCanPickUp();
  return pickupWay(line, canPickUp && known !== undefined && pickupLines(known).has(line.id));
}

/** The way to the store of a line; undefined for what no store hands out [SCR-006]. */
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

/** The way to naming somebody else who picks up; undefined while nothing of these is picked up [SCR-007]. */
export function useDelegateWay(lines: readonly LineItem[], delegateName?: string): OverlayWay | undefined {
  return useWay(hasPickup(lines) ? { overlay: 'BOPIS_DELEGATE' } : undefined, {
    text: delegateName ? 'way.delegateNamed' : 'way.delegate',
    missing: 'way.noDelegate',
    name: delegateName,
  });
}

/** The way to the lists of the customer, for one line or for all of them; undefined where there is nothing to put there [SCR-010]. */
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

/** Is there anywhere else that a line may go? Most of hundreds have no way to draw. */
export function useHasLineWays(line: LineItem, hasLists: boolean): boolean {
  const way = usePickupKind(line);
  return way !== undefined || (hasLists && canBeListed(line));
}

/** Where else a line may go: to a store to be picked up there, or on a list besides [SCR-006, SCR-010]. */
export function useLineWays(line: LineItem, hasLists: boolean): (OverlayWay | undefined)[] {
  return [usePickupWay(line), useListWay([line], { isOffered: hasLists })];
}

/** What came into the cart, else what was asked for. */
const wantedUnits = ({ quantity, requestedQuantity }: LineItem) => quantity || requestedQuantity || 1;

/** What can be bought by itself can be bought again. */
const canBeListed = ({ parent, isFreeSample, status }: LineItem) => !parent && !isFreeSample && status !== 'DELETED';
