import * as v from '../../../schema';
import type { Host } from '../../platform/client/host/host';
import { jsonText } from '../../platform/client/host/jsonText';
import { STORAGE_KEYS } from '../../platform/client/host/storage';
import type { CartBody } from '../contract/cart';
import { ReadCartBody } from '../contract/readCart';
import { type Cart, EMPTY_CART } from '../rules/cart';
import {
  CART_MERGE_MS,
  CART_SET_MS,
  isPageAmong,
  isSameSession,
  NO_READ_PAGES,
  SUPPRESSED_PAGES,
} from '../rules/storedCart';
import { type CartTongue, toCart } from './toCart';

/** `set` keeps a cart read as a whole, `merge` one that an add or an update changed [CART-STORE-001, CART-STORE-002]. */
export type SaveKind = 'set' | 'merge';

export type StoredCart = { cart: Cart; expiresAt: number | undefined };

/** The cart as the browser keeps it between pages and tabs, in the shop's own spelling. */
export type CartRecord = {
  /** Undefined, too, for what another script wrote there. */
  read(): StoredCart | undefined;
  /** Keeps the cart, or forgets it when the page or the answer asks for that [CART-STORE-004, CART-STORE-005, CART-STORE-009]. */
  save(body: CartBody, kind: SaveKind): void;
  forget(): void;
  /** Forgets cart, saved items and lists that belong to another session; says whether it did [CART-FETCH-008]. */
  forgetOtherSession(): boolean;
  forgetSavedForLater(): void;
  /** A mark of the record as it stands: it differs when any tab has written since. */
  mark(): string;
};

const isWarningOfEmptiness = (message: { code: string; type?: string | null | undefined }) =>
  message.code === EMPTY_CART && message.type === 'WARNING';

type ItemBody = NonNullable<CartBody['items']>[number];

const isActive = (item: ItemBody) => item.qty > 0 && item.status !== 'DELETED';

const hasActiveItems = (body: CartBody) => (body.items ?? []).some(isActive);

/** News that is told once, and not again by every page that reads the kept cart. */
const TOLD_ONCE = ['SFL_MOVED', 'CART_AUTO_MERGE'];

/** What an answer says of its own request, and a kept line does not. */
const UNMARKED = { actioned: undefined, prevQty: undefined, qtyAdded: undefined, requestedQty: undefined };

/** A line as it is kept: of how many the shop could add it says no more, which would be read as how many there are. */
const unmarked = (item: ItemBody): ItemBody => ({
  ...item,
  ...UNMARKED,
  messages: item.messages?.filter(({ code }) => !item.qtyAdded || code !== 'PARTIAL_QTY_AVAILABLE'),
});

/** The cart to keep: without what only the last answer had to say [CART-STORE-008]. */
function toKeep(body: CartBody, kind: SaveKind): CartBody {
  const isMerged = kind === 'merge' && hasActiveItems(body);
  return {
    ...body,
    items: (body.items ?? []).filter(isActive).map(unmarked),
    messages: (body.messages ?? []).filter(
      (message) => !TOLD_ONCE.includes(message.code) && !(isMerged && isWarningOfEmptiness(message)),
    ),
  };
}

function mustForget(body: CartBody): boolean {
  return (body.messages ?? []).some((message) => message.code === EMPTY_CART || message.type === 'ERROR');
}

export function createCartRecord(host: Host, tongue: CartTongue): CartRecord {
  const { localStorage, location, cookies } = host;
  const { cart: CART, cartTime: CART_TIME, savedForLater, listItems, contextToken } = STORAGE_KEYS;

  function forget() {
    localStorage.remove(CART);
    localStorage.remove(CART_TIME);
  }

  return {
    read() {
      if (isPageAmong(location.href, NO_READ_PAGES)) return undefined;
      const text = localStorage.get(CART);
      if (text === null) return undefined;
      const time = Number(localStorage.get(CART_TIME) ?? Number.NaN);
      try {
        const cart = toCart(v.parse(ReadCartBody, JSON.parse(text)), tongue);
        return { cart, expiresAt: Number.isFinite(time) ? time : undefined };
      } catch {
        // no JSON, or no cart of this shop
      }
      forget();
      return undefined;
    },
    save(body, kind) {
      const kept = toKeep(body, kind);
      if (isPageAmong(location.href, SUPPRESSED_PAGES) || mustForget(kept)) return forget();
      const isMerge = kind === 'merge' || (body.messages ?? []).some((message) => message.code === 'CART_AUTO_MERGE');
      // the time goes first: other tabs read both when the cart itself arrives
      localStorage.set(CART_TIME, String(host.now() + (isMerge ? CART_MERGE_MS : CART_SET_MS)));
      try {
        localStorage.set(CART, jsonText(kept));
      } catch {
        forget(); // what is passed on may be nested deeper than can be written, though it could be read
      }
    },
    forget,
    forgetOtherSession() {
      const windowToken = host.windowValue('ctxToken');
      const live = [cookies.get('ctx-token'), typeof windowToken === 'string' ? windowToken : undefined];
      if (isSameSession(localStorage.get(contextToken) ?? undefined, live)) return false;
      forget();
      localStorage.remove(savedForLater);
      localStorage.remove(listItems);
      const token = live.find((one) => one !== undefined);
      if (token !== undefined) localStorage.set(contextToken, token);
      return true;
    },
    forgetSavedForLater: () => localStorage.remove(savedForLater),
    mark: () => `${localStorage.get(CART_TIME)} ${localStorage.get(CART)?.length}`,
  };
}
