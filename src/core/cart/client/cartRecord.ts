import * as v from '../../../schema';
import type { Host } from '../../platform/client/host/host';
import { jsonText } from '../../platform/client/host/jsonText';
import { STORAGE_KEYS } from '../../platform/client/host/storage';
import type { MessageBody } from '../../platform/contract/message';
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
import { type CartContext, toCart } from './toCart';

/**
 * `set` stores a cart that was fetched as a whole; `merge` stores one that an add or an update changed
 * [CART-STORE-001, CART-STORE-002].
 */
export type SaveKind = 'set' | 'merge';

export type StoredCart = { cart: Cart; expiresAt: number };

/** The cart as the browser stores it between pages and tabs, in the shop's own spelling. */
export type CartRecord = {
  /** Returns the stored cart. Returns undefined also for content that another script has written. */
  read(): StoredCart | undefined;
  /**
   * Stores the cart. Removes it instead when the page or the response requires that
   * [CART-STORE-004, CART-STORE-005, CART-STORE-009].
   */
  save(body: CartBody, kind: SaveKind): void;
  forget(): void;
  /** Removes the cart, saved items and lists of another session [CART-FETCH-008]. */
  forgetOtherSession(): void;
  forgetSavedForLater(): void;
  /** Returns a version string of the record. It changes when any tab writes. */
  version(): string;
};

type ItemBody = NonNullable<CartBody['items']>[number];

const isActive = (item: ItemBody) => item.qty > 0 && item.status !== 'DELETED';

/** Codes of messages that are shown once. They are not stored, so that later pages do not show them again. */
const SHOWN_ONCE = ['SFL_MOVED', 'CART_AUTO_MERGE'];

/** Line fields that describe the last request only. They are not stored. */
const UNMARKED = { actioned: undefined, prevQty: undefined, qtyAdded: undefined, requestedQty: undefined };

/**
 * Returns a line as it is stored. The message of how many units the shop could add is dropped: on a stored line it
 * would be read as the stock level.
 */
const unmarked = (item: ItemBody): ItemBody => ({
  ...item,
  ...UNMARKED,
  messages: item.messages?.filter(({ code }) => !item.qtyAdded || code !== 'PARTIAL_QTY_AVAILABLE'),
});

/** Returns the cart as it is stored, without content that concerns only the last response [CART-STORE-008]. */
function toStored(body: CartBody, kind: SaveKind): CartBody {
  const items = (body.items ?? []).filter(isActive);
  const isFilled = kind === 'merge' && items.length > 0;
  const isOutdated = (message: MessageBody) =>
    SHOWN_ONCE.includes(message.code) || (isFilled && message.code === EMPTY_CART && message.type === 'WARNING');
  return {
    ...body,
    items: items.map(unmarked),
    messages: (body.messages ?? []).filter((message) => !isOutdated(message)),
  };
}

function mustForget(body: CartBody): boolean {
  return (body.messages ?? []).some((message) => message.code === EMPTY_CART || message.type === 'ERROR');
}

export function createCartRecord(host: Host, cartContext: CartContext): CartRecord {
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
      try {
        const { success, output } = v.safeParse(ReadCartBody, JSON.parse(text));
        if (success) return { cart: toCart(output, cartContext), expiresAt: Number(localStorage.get(CART_TIME)) };
      } catch {
        // invalid JSON, or not a cart of this shop
      }
      forget();
      return undefined;
    },
    save(body, kind) {
      const stored = toStored(body, kind);
      if (isPageAmong(location.href, SUPPRESSED_PAGES) || mustForget(stored)) return forget();
      const isMerge = kind === 'merge' || (body.messages ?? []).some((message) => message.code === 'CART_AUTO_MERGE');
      // store the time first: other tabs read both on the storage event of the cart
      localStorage.set(CART_TIME, String(host.now() + (isMerge ? CART_MERGE_MS : CART_SET_MS)));
      try {
        localStorage.set(CART, jsonText(stored));
      } catch {
        forget(); // data may be nested too deep to serialise, though it could be parsed
      }
    },
    forget,
    forgetOtherSession() {
      const windowToken = host.windowValue('ctxToken');
      const live = [cookies.get('ctx-token'), typeof windowToken === 'string' ? windowToken : undefined];
      if (isSameSession(localStorage.get(contextToken) ?? undefined, live)) return;
      forget();
      localStorage.remove(savedForLater);
      localStorage.remove(listItems);
      const token = live.find((candidate) => candidate !== undefined);
      if (token !== undefined) localStorage.set(contextToken, token);
    },
    forgetSavedForLater: () => localStorage.remove(savedForLater),
    version: () => `${localStorage.get(CART_TIME)} ${localStorage.get(CART)}`,
  };
}
