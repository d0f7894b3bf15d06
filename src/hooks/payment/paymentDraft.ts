import { useEffect, useSyncExternalStore } from 'react';
import type { CheckoutPayment } from '../../core/payment/rules/checkoutPayment';
import type { Address } from '../../core/payment/rules/payment';
import type { UnpaidMethod } from '../../core/payment/rules/placeOrder';
import { oncePer } from '../../core/platform/client/oncePer';
import { createStateStore, type StateStore } from '../../core/platform/client/stateStore';
import type { Storefront } from '../../core/storefront';
import { useStorefront } from '../platform/StorefrontProvider';
import { useStableCallback } from '../platform/useStableCallback';

/**
 * What the customer has entered or chosen in the payment step, and the order does not have yet: a card or a purchase
 * order number, which `apply` applies to the order, or an invoice or payment at pickup, which is sent with the order.
 * `apply` resolves with the payments of the order then, or with undefined if it cannot be used; the payment step shows
 * why, where it was entered. `validate` only marks what is missing, without moving the focus, and returns its labels.
 */
export type PaymentDraft =
  | { kind: 'card' | 'purchase-order'; apply: () => Promise<CheckoutPayment | undefined>; validate: () => string[] }
  | { kind: 'unpaid'; method: UnpaidMethod };

/** The button that places the order, for the payment step on the same page. */
export type OrderButton = {
  /** Whether the order has a delivery address. */
  hasAddress: boolean;
  /** The delivery address as it is typed; undefined if the order has none. Not to be called during a render. */
  address: () => Address | undefined;
  press: () => void;
};

/** What the payment step and the order button of a page know about each other. */
export type Checkout = {
  draft?: PaymentDraft | undefined;
  button?: OrderButton | undefined;
  /** The ids of the payments with which the shop has refused the last order. */
  refused?: readonly string[] | undefined;
};

const NOTHING: Checkout = {};

const storeOf = oncePer<Storefront, StateStore<Checkout>>(() => createStateStore(() => NOTHING));

/** The draft and the order button of this page. */
export function useCheckoutParts(): Checkout {
  const { subscribe, get } = storeOf(useStorefront());
  return useSyncExternalStore(subscribe, get, () => NOTHING);
}

/** Offers a card or a purchase order number to the order button; nothing if `kind` is undefined. */
export function usePaymentDraft(
  kind: 'card' | 'purchase-order' | undefined,
  apply: () => Promise<CheckoutPayment | undefined>,
  validate: () => string[] = () => [],
): void {
  const storefront = useStorefront();
  const latest = useStableCallback(apply);
  const mark = useStableCallback(validate);
  useEffect(() => {
    return kind && offer(storefront, 'draft', { kind, apply: latest, validate: mark });
  }, [storefront, kind, latest, mark]);
}

/** Tells the order button which method without a payment the customer has chosen. */
export function useUnpaidDraft(method: UnpaidMethod | undefined): void {
  const storefront = useStorefront();
  useEffect(() => method && offer(storefront, 'draft', { kind: 'unpaid', method }), [storefront, method]);
}

/** Registers the order button of the page while it is mounted. */
export function useOrderButton({ address, press }: Omit<OrderButton, 'hasAddress'>): void {
  const storefront = useStorefront();
  const readAddress = useStableCallback(address);
  const pressIt = useStableCallback(press);
  useEffect(() => {
    const hasAddress = readAddress() !== undefined;
    return offer(storefront, 'button', { hasAddress, address: readAddress, press: pressIt });
  }, [storefront, readAddress, pressIt]);
}

/** Sets a part of the checkout until the returned function is called. */
function offer<Name extends keyof Checkout>(storefront: Storefront, name: Name, part: Checkout[Name]): () => void {
  const { get, set } = storeOf(storefront);
  set({ [name]: part });
  return () => {
    if (get()[name] === part) set({ [name]: undefined });
  };
}

/** Returns a function that tells the payment step which payments the shop has refused. */
export function useRefusedPayments(): (ids: readonly string[]) => void {
  const storefront = useStorefront();
  return useStableCallback((refused) => storeOf(storefront).set({ refused }));
}
