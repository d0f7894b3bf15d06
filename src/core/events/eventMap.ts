import type { ApprovalAction } from '../approvals/rules/approvals';
import type { AddFeedback } from '../cart/rules/adding/addFeedback';
import type { AddItem } from '../cart/rules/adding/addRequest';
import type { Cart, LineItem } from '../cart/rules/cart';
import type { ItemField } from '../cart/rules/itemField';
import type { LineChange } from '../cart/rules/lineChange';
import type { PlacedOrder } from '../payment/rules/placeOrder';
import type { CommerceError } from '../platform/rules/commerceError';
import type { RecommendationType } from '../products/rules/recommendations';
import type { SavedItem } from '../saved/rules/savedItems';
import type { Store } from '../stores/rules/store';
import type { OverlayName, OverlayOutcome, PublishedOverlayRequest } from './overlays';

/** The source of the newest cart: the kind of request, the browser's storage, or another tab. */
export type CartOrigin = 'stored' | 'read' | 'add' | 'update' | 'delete' | 'other-tab';

/** All events and their details. Names state facts: subject first, past tense. */
export interface EventMap {
  /** The customer's session has expired. The browser is about to open `loginUrl`. */
  'session:expired': { loginUrl: string };
  /** The customer has signed in without leaving the page, in this tab or in another. */
  'session:signed-in': { firstName?: string };
  /**
   * An error that no widget displays itself. On the document, `detail` is the error itself, as with the events of
   * elements.
   */
  problem: { error: CommerceError };
  /** A drawer, a dialog or the cart panel has opened; `name` identifies it. */
  'drawer:opened': { name: string };
  /** It has closed, or was removed while open. */
  'drawer:closed': { name: string };
  /** A part of the page requests an overlay. Another widget shows it, or a script of the page that sets `isHandled`. */
  'overlay:requested': PublishedOverlayRequest;
  /** The outcome of that request, by its key. */
  'overlay:settled': { key: string; overlay: OverlayName; outcome: OverlayOutcome };
  /** The customer has chosen a pickup store: for a line of the cart, for a product, or for what is added next. */
  'store:chosen': { store: Store; lineId?: string; sku?: string };
  /** The page or another widget requests that the mini cart is opened, closed or toggled [MINI-001]. */
  'mini-cart:requested': { action: 'open' | 'close' | 'toggle' };
  /** This page has a newer cart, whatever requested it. `changes` omits unchanged lines. */
  'cart:changed': { cart: Cart; origin: CartOrigin; changes: LineChange[] };
  /** This tab has added a new line to the cart; `quantity` is its number of units. */
  'cart:line-added': LineChange;
  /** This tab has changed a line; `quantity` is the signed difference. */
  'cart:line-updated': LineChange;
  /** This tab has removed a line from the cart; `quantity` is the signed difference. */
  'cart:line-removed': LineChange;
  /** The shop reports that the cart is empty [CART-DEL-005]. */
  'cart:emptied': { cart: Cart };
  /** The cart could not be read. The last known cart remains. */
  'cart:read-failed': { error: CommerceError };
  /**
   * An update or a delete has failed; the cart is unchanged. `fields` are the fields that it would have changed
   * [CART-UPD-014].
   */
  'cart:change-failed': { error: CommerceError; lineIds: string[]; fields: ItemField[] };
  /** A line of the cart was saved for later. It is removed from the cart next [SFL-002]. */
  'saved-items:line-saved': { line: LineItem };
  /** This page has a newer list of saved items, whatever requested it. */
  'saved-items:changed': { items: readonly SavedItem[] };
  /** The customer has placed an order. Its confirmation is at `url`; an order that waits needs an approver first. */
  'order:placed': PlacedOrder;
  /** An approver has decided on orders: `submitted` is how many were submitted, `done` how many succeeded [APPR-005]. */
  'approvals:decided': { action: ApprovalAction; submitted: number; done: number };
  /** A list was created, changed, starred or deleted, or its items changed. */
  'lists:changed': { listId: string };
  /** The customer views something that analytics counts as a page, under the name that it has there [LIST-006]. */
  'page:shown': { name: string };
  /** An update or a delete is being sent. `cart:change-settled` follows in every case [CART-UPD-007, CART-ENT-023]. */
  'cart:change-started': { lineIds: string[]; fields: ItemField[] };
  /** That update or delete has succeeded or failed. */
  'cart:change-settled': { lineIds: string[]; fields: ItemField[] };
  /** The customer has cleared the cart; `lines` are the lines that it had [SCR-008]. */
  'cart:cleared': { lines: LineItem[] };
  /** The customer has dismissed a notice of the cart. It is removed everywhere. */
  'cart:notice-closed': { notice: string };
  /** Half of a tile is visible, for the first time on its page [TILE-024]. */
  'product:seen': { sku: string; list: string };
  /** Half of a banner is visible, for the first time on its page [ANLY-007]. */
  'banner:seen': { banner: string };
  /** The customer has followed the link of a tile, or pressed it. */
  'product:pressed': { sku: string; list: string };
  /**
   * A row of recommended products is on screen. `analyticsPayload` is data that the shop expects back unchanged
   * [REC-006, REC-018].
   */
  'recommendations:shown': {
    type: RecommendationType;
    products: { sku: string; analyticsPayload: unknown }[];
    analyticsPayload: unknown;
  };
  /** The customer has seen a price that is shown in the cart only [CART-ENT-009]. */
  'cart:price-seen': { lineId: string; sku: string };
  /** An add has started. `cart:add-settled` with the same key follows. */
  'cart:add-started': { key: string; items: readonly AddItem[] };
  /** An add has ended; the detail is the feedback for the customer [CART-ADD-005]. */
  'cart:add-settled': AddFeedback;
}

export type EventName = keyof EventMap;

/** One event with its name, as passed to `subscribeAll`: a union discriminated by `name`. */
export type PublishedEvent = { [Name in EventName]: { name: Name; detail: EventMap[Name] } }[EventName];
