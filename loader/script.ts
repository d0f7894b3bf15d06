import type { ApprovalAction } from '../src/core/approvals/rules/approvals';
import type { AddOptions } from '../src/core/cart/client/adding/addCall';
import type { AddFeedback } from '../src/core/cart/rules/adding/addFeedback';
import type { AddItem } from '../src/core/cart/rules/adding/addRequest';
import type { EventMap, EventName } from '../src/core/events/eventMap';
import type { OverlayRequest } from '../src/core/events/overlays';
import type { HeaderVariant } from '../src/core/header/rules/headerVariant';
import type { ShoppingList } from '../src/core/lists/rules/lists';
import type { Payment } from '../src/core/payment/rules/payment';
import type { PaymentTab } from '../src/core/payment/rules/paymentKinds';
import type { PlacedOrder } from '../src/core/payment/rules/placeOrder';
import type { CommerceError } from '../src/core/platform/rules/commerceError';
import type { Storefront } from '../src/core/storefront';
import type { ChosenDelivery } from '../src/widgets/products/DeliveryChoice/DeliveryChoice';
import type { Diagnosis } from './diagnosis/diagnosis';

/** A command for `Quire.push`: its name and arguments, or a function that receives the page's storefront. */
export type QuireCommand =
  | [name: 'addToCart', items: AddItem | readonly AddItem[], options?: AddOptions]
  | [name: 'openMiniCart' | 'closeMiniCart' | 'toggleMiniCart' | 'refreshCart']
  | [name: 'openOverlay', request: OverlayRequest]
  | { [Name in EventName]: [name: 'on', event: Name, listener: (detail: EventMap[Name]) => void] }[EventName]
  | [name: 'mount', root: ParentNode]
  | [name: 'diagnose', callback?: (diagnosis: Diagnosis) => void]
  | ((storefront: Storefront) => unknown);

/** `window.Quire`: the loader, or before it has run, an array of commands that the page has created. */
export type QuirePage = {
  push<Name extends EventName>(command: [name: 'on', event: Name, listener: (detail: EventMap[Name]) => void]): unknown;
  push(...commands: QuireCommand[]): unknown;
  /** Prints what Quire finds on the page, and resolves with it. It is missing until the loader has run. */
  diagnose?(): Promise<Diagnosis>;
};

/** What is wrong. LOAD_FAILED is a plain object without a stack, because the class is in one of the files. */
export type QuireProblem = CommerceError | Pick<CommerceError, 'kind' | 'code' | 'message'>;

/** The shop's events on the document, such as `quire:cart:changed`. */
export type QuireShopEvents = {
  [Name in EventName as `quire:${Name}`]: CustomEvent<Name extends 'problem' ? QuireProblem : EventMap[Name]>;
};

/**
 * The events of widgets on their elements. They bubble. A callback prop of React, such as `onSuccess`, is the event
 * `quire:success`; `onOpenChange` is `quire:open` and `quire:close`.
 */
export type QuireWidgetEvents = {
  'quire:change': CustomEvent<string[] | ChosenDelivery | { number: string }>;
  'quire:checkout': CustomEvent<undefined>;
  'quire:close': CustomEvent<undefined>;
  'quire:create': CustomEvent<ShoppingList>;
  'quire:decide': CustomEvent<{ action: ApprovalAction; done: readonly string[] }>;
  'quire:error': CustomEvent<CommerceError>;
  'quire:load': CustomEvent<{ number: string } | { variant: HeaderVariant }>;
  'quire:open': CustomEvent<undefined>;
  'quire:paymentschange': CustomEvent<Payment[]>;
  'quire:press': CustomEvent<{ sku: string } | { assetUrl: string }>;
  'quire:problem': CustomEvent<QuireProblem>;
  'quire:quantitychange': CustomEvent<number>;
  'quire:remove': CustomEvent<{ sku: string; lineId?: string; name?: string }>;
  'quire:retry': CustomEvent<undefined>;
  'quire:return': CustomEvent<{ target: 'checkout' | 'cart' }>;
  /** With what the widget has done: the added items, the list, the payments, the placed order; undefined for a form. */
  'quire:success': CustomEvent<
    AddFeedback | ShoppingList | Payment[] | (PlacedOrder & { preventDefault: () => void }) | undefined
  >;
  'quire:tabchange': CustomEvent<PaymentTab>;
};

declare global {
  interface Window {
    Quire?: QuirePage;
  }
  interface DocumentEventMap extends QuireShopEvents, QuireWidgetEvents {}
  interface HTMLElementEventMap extends QuireWidgetEvents {}
}
