import type { ApprovalAction } from '../approvals/rules/approvals';
import type { AddFeedback } from '../cart/rules/adding/addFeedback';
import type { AddItem } from '../cart/rules/adding/addRequest';
import type { Cart, LineItem } from '../cart/rules/cart';
import type { ItemField } from '../cart/rules/itemField';
import type { LineChange } from '../cart/rules/lineChange';
import type { CommerceError } from '../platform/rules/commerceError';
import type { RecommendationType } from '../products/rules/recommendations';
import type { SavedItem } from '../saved/rules/savedItems';
import type { Store } from '../stores/rules/store';
import type { OverlayName, OverlayOutcome, WantedOverlay } from './overlays';

/** Whose request, or whose tab, brought the cart that is now the newest. */
export type CartOrigin = 'stored' | 'read' | 'add' | 'update' | 'delete' | 'other-tab';

/** What can happen, and what is told about it: facts in the past tense, subject first. */
export interface EventMap {
  /** The shop no longer knows the customer; the browser is about to go to `loginUrl`. */
  'session:expired': { loginUrl: string };
  /** The customer has signed in without leaving the page, here or in another tab. */
  'session:signed-in': { firstName?: string };
  /** Something went wrong that no widget shows in its own place. On the document `detail` is the error itself, as elements have it. */
  problem: { error: CommerceError };
  /** A drawer, a dialog or the panel of the cart is open, by its name. */
  'drawer:opened': { name: string };
  /** It is closed again, or gone while it was open. */
  'drawer:closed': { name: string };
  /** Somebody wants an overlay that another widget of the page shows, or a script of the page that sets `isTaken`. */
  'overlay:wanted': WantedOverlay;
  /** What became of that wish, by its key. */
  'overlay:settled': { key: string; overlay: OverlayName; outcome: OverlayOutcome };
  /** The customer has chosen where to pick up: a line of the cart, a product, or whatever comes next. */
  'store:chosen': { store: Store; lineId?: string; sku?: string };
  /** The page, or another widget, wants the mini cart opened, closed or toggled [MINI-001]. */
  'mini-cart:asked': { wish: 'open' | 'close' | 'toggle' };
  /** A newer cart is known on this page, whoever asked for it; `changes` leaves out the lines that stayed as they were. */
  'cart:changed': { cart: Cart; origin: CartOrigin; changes: LineChange[] };
  /** This tab has put a new line into the cart; `quantity` is how many units. */
  'cart:line-added': LineChange;
  /** This tab has changed a line; `quantity` is the difference, with its sign. */
  'cart:line-updated': LineChange;
  /** This tab has taken a line out of the cart; `quantity` is what went, with its sign. */
  'cart:line-removed': LineChange;
  /** The shop said that the cart is empty [CART-DEL-005]. */
  'cart:emptied': { cart: Cart };
  /** The cart could not be read; the one known last still stands. */
  'cart:read-failed': { error: CommerceError };
  /** An update or a delete did not reach the cart; the cart is as it was. `fields` are those it would have changed [CART-UPD-014]. */
  'cart:change-failed': { error: CommerceError; lineIds: string[]; fields?: ItemField[] };
  /** A line of the cart was put among the saved items; it leaves the cart now [SFL-002]. */
  'saved-items:line-saved': { line: LineItem };
  /** A newer list of saved items is known on this page, whoever asked for it. */
  'saved-items:changed': { items: readonly SavedItem[] };
  /** An approver has decided about orders: how many were asked for, and how many of them were done [APPR-005]. */
  'approvals:decided': { action: ApprovalAction; asked: number; done: number };
  /** A list was made, changed, starred or deleted, or what is on it. */
  'lists:changed': { listId: string };
  /** The customer sees a place that analytics counts as a page, by the name it has there [LIST-006]. */
  'page:shown': { name: string };
  /** An update or a delete is on the wire; `settled` follows it, however it ends [CART-UPD-007, CART-ENT-023]. */
  'cart:change-started': { lineIds: string[]; fields: ItemField[] };
  /** That update or delete has ended, well or badly. */
  'cart:change-settled': { lineIds: string[]; fields: ItemField[] };
  /** Every line was taken out in one act of the customer; these are what the cart held [SCR-008]. */
  'cart:cleared': { lines: LineItem[] };
  /** The customer has read a notice of the cart and put it away; it is gone wherever it stands. */
  'cart:notice-closed': { notice: string };
  /** Half of a tile has come into sight, for the first time on its page [TILE-024]. */
  'product:seen': { sku: string; list: string };
  /** Half of a banner has come into sight, for the first time on its page [ANLY-007]. */
  'banner:seen': { banner: string };
  /** The customer has followed or pressed a tile. */
  'product:pressed': { sku: string; list: string };
  /** A row of recommended products is on screen, each with what the shop wants to hear of it again [REC-006, REC-018]. */
  'recommendations:shown': {
    type: RecommendationType;
    products: { sku: string; analyticsPayload: unknown }[];
    analyticsPayload: unknown;
  };
  /** A price that is shown in the cart only was seen there [CART-ENT-009]. */
  'cart:price-seen': { lineId: string; sku: string };
  /** An add is on the wire; `cart:add-settled` with the same key follows it. */
  'cart:add-started': { key: string; items: AddItem[] };
  /** An add has ended, well or badly, and this is what the customer is told [CART-ADD-005]. */
  'cart:add-settled': AddFeedback;
}

export type EventName = keyof EventMap;

/** One event with its name, as `subscribeAll` hears it: told apart by `name`. */
export type PublishedEvent = { [Name in EventName]: { name: Name; detail: EventMap[Name] } }[EventName];
