import { cartMarks } from '../../cart/client/cartMarks';
import { askForCart, whilePending } from '../../cart/client/cartParts';
import { cartEndpoints } from '../../cart/client/endpoints';
import type { Cart } from '../../cart/rules/cart';
import { askOverlay } from '../../platform/client/askOverlay';
import type { CommerceError } from '../../platform/rules/commerceError';
import { loginUrlAfter401, loginUrlFor } from '../../platform/rules/loginRedirect';
import type { Storefront } from '../../storefront';
import { blocksCheckout } from '../rules/checkoutBlock';
import { checkoutUrl } from '../rules/checkoutUrl';
import { checkoutWay, isRegistered } from '../rules/checkoutWay';
import { signInTypeOf } from '../rules/signInType';
import { accountingGate } from './accountingGate';

export type CheckoutWish = {
  /** Asked from the mini cart, or a drawer like it [CHK-001]. */
  isMiniCart: boolean;
  /** Instead of the page's `checkout.loginRequired` [CHK-009]. */
  isLoginRequired?: boolean | undefined;
  /** Instead of the page's sparq checkout. */
  checkoutUrl?: string | undefined;
  /** What else has to be given before: says whether it is. A business has a gate of its own, unless the one who asks brings one. */
  gate?: (() => Promise<boolean>) | undefined;
  /** Told when the customer is asked something, and when that is answered. */
  onAsking?: ((isAsking: boolean) => void) | undefined;
};

/**
 * How it ended: nothing was done, since another cart request was on the wire or a quantity was not taken; the cart can not
 * be checked out as it stands; the customer has closed what was asked first; or the page is being left.
 */
export type CheckoutEnd = 'ignored' | 'blocked' | 'closed' | 'left';

/** In local storage while the shop has been told that this cart goes to the checkout [STOR-006]. */
export const STATUS_POSTED = 'proceedCheckoutDone';

/**
 * The way from the cart to the checkout: sign-in where it is needed, what a business has to say, then the shop is told and the
 * customer goes to the sparq checkout; to the dot-com checkout when the shop could not be told [CHK-001, CHK-006, CHK-007].
 * Never rejects.
 */
export async function checkOut(storefront: Storefront, wish: CheckoutWish): Promise<CheckoutEnd> {
  const { cart, cartParts, host, session, settings, site } = storefront;
  const { onAsking = () => {}, checkoutUrl: goal = checkoutUrl(settings.urls, 'sparqCheckout') } = wish;
  if (cart.state().isPending || !(await areQuantitiesSent(storefront))) return 'ignored';
  // a read changes nothing, so it is waited for: the press may have come with the page
  await cartParts.wire.enqueue(async () => {}, true);
  if (cart.state().phase !== 'ready') await cart.read().catch(() => undefined);

  const isBlocked = () => {
    const current = cart.state().cart;
    return current !== undefined && blocksCheckout(current);
  };
  if (isBlocked()) return 'blocked';

  const current = cart.state().cart;
  const isLoginRequired = wish.isLoginRequired ?? settings.given.checkout?.loginRequired ?? true;
  const way = checkoutWay({
    isLoginRequired,
    isStatusPosted: isStatusPosted(storefront, current),
    isRegistered: isRegistered(current?.userType, session),
    isMiniCart: wish.isMiniCart,
  });

  const goToLoginPage = (): CheckoutEnd => {
    host.location.assign(loginUrlFor(goal, site, { href: host.location.href, loginUrl: settings.urls.login }));
    return 'left';
  };
  if (way === 'login-page') return goToLoginPage();
  if (way === 'login-drawer') {
    onAsking(true);
    const signInType = signInTypeOf(current);
    const wanted = { overlay: 'LOGIN', signInType, isGuestWelcome: !isLoginRequired, goal } as const;
    const outcome = await askOverlay(storefront, wanted);
    onAsking(false);
    if (outcome === 'closed') return 'closed';
    if (outcome === 'not-here' && isLoginRequired) return goToLoginPage();
    // with the customer's other cart came what nobody has looked at yet
    if (isBlocked()) return 'blocked';
  }
  const gate = wish.gate ?? accountingGate(storefront);
  if (gate) {
    onAsking(true);
    const isGiven = await gate();
    onAsking(false);
    if (!isGiven) return 'closed';
  }
  return postStatus(storefront, goal);
}

/** What was stepped or typed just before the press counts: it is not left to rest. */
async function areQuantitiesSent({ cartParts }: Storefront): Promise<boolean> {
  const taken = await Promise.all([...cartParts.resting].map((send) => send()));
  return taken.every(Boolean);
}

/** Has the shop been told already that this cart goes to the checkout? [STOR-006] */
function isStatusPosted({ host }: Storefront, cart: Cart | undefined): boolean {
  return cartMarks(cart).isCheckoutPosted || host.localStorage.get(STATUS_POSTED) !== null;
}

/** Tells the shop, and goes on [CHK-006, CHK-007, CHK-008]. */
async function postStatus({ cartParts, host, settings, site }: Storefront, goal: string): Promise<CheckoutEnd> {
  const { wire, arrival } = cartParts;
  // a 401 leads to the login page by itself, unless the customer comes from there
  const isLoginReachable = loginUrlAfter401(host.location.href, site) !== undefined;
  try {
    const answered = await wire.tryNow(() =>
      whilePending(cartParts, async () => {
        const departure = arrival.departure();
        const request = { query: { buyNow: true }, body: { proceedCheckout: true }, isKeptAlive: true };
        const body = await askForCart(cartParts, cartEndpoints.updateCart, request);
        return arrival.land(body, { origin: 'update', kind: 'merge', departure });
      }),
    );
    if (!answered) return 'ignored';
    host.localStorage.set(STATUS_POSTED, 'true');
    host.location.assign(goal);
  } catch (error) {
    const isSentToLogin = isLoginReachable && (error as CommerceError).status === 401;
    if (!isSentToLogin) host.location.assign(checkoutUrl(settings.urls, 'dotcomCheckout'));
  }
  return 'left';
}
