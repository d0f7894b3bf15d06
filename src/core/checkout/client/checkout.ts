import { changeCart } from '../../cart/client/cartChanger';
import { cartEndpoints } from '../../cart/client/endpoints';
import { lineQuantitiesOf } from '../../cart/client/lineQuantities';
import { cartFlags } from '../../cart/client/sentCart';
import type { Cart } from '../../cart/rules/cart';
import { requestOverlay } from '../../platform/client/requestOverlay';
import type { CommerceError } from '../../platform/rules/commerceError';
import { loginUrlAfter401, loginUrlFor } from '../../platform/rules/loginRedirect';
import type { Storefront } from '../../storefront';
import { blocksCheckout } from '../rules/checkoutBlock';
import { checkoutDestination, isRegistered, signInTypeOf } from '../rules/checkoutDestination';
import { checkoutUrl } from '../rules/checkoutUrl';
import { accountingGate } from './accountingGate';

export type CheckoutRequest = {
  /** Whether checkout starts in the mini cart or a similar drawer [CHK-001]. */
  isMiniCart: boolean;
  /** Overrides the page's `checkout.loginRequired` [CHK-009]. */
  isLoginRequired?: boolean | undefined;
  /** Overrides the page's URL of the sparq checkout. */
  checkoutUrl?: string | undefined;
  /**
   * Prompts for whatever else checkout requires. Resolves with whether the customer may continue. Default: the
   * accounting gate on a business site, none elsewhere.
   */
  gate?: (() => Promise<boolean>) | undefined;
  /** Called when a prompt opens, and when it closes. */
  onPromptChange?: ((isOpen: boolean) => void) | undefined;
};

/**
 * The result of a checkout. `ignored`: another cart request was in flight or a pending quantity was not accepted.
 * `blocked`: the cart cannot be checked out in its current state. `closed`: the customer closed a prompt. `redirected`: the
 * page navigates away.
 */
export type CheckoutEnd = 'ignored' | 'blocked' | 'closed' | 'redirected';

/** The key in local storage that is set once the shop was notified that this cart goes to checkout [STOR-006]. */
export const STATUS_POSTED = 'proceedCheckoutDone';

/**
 * Takes the customer from the cart to checkout: signs them in if needed, prompts for the accounting fields of a
 * business, notifies the shop, and opens the sparq checkout. If the notification fails, the dot-com checkout opens
 * instead [CHK-001, CHK-006, CHK-007]. Never rejects.
 */
export async function checkOut(storefront: Storefront, options: CheckoutRequest): Promise<CheckoutEnd> {
  const { cart, host, requestQueue, session, settings, site } = storefront;
  const { onPromptChange = () => {}, checkoutUrl: goal = checkoutUrl(settings.urls, 'sparqCheckout') } = options;
  // pending quantities are sent at once instead of after their debounce, so that checkout includes them
  if (cart.state().isMutating || !(await lineQuantitiesOf(storefront).sendAll())) return 'ignored';
  // a read in flight does not end the checkout; it is awaited, since the customer may click while the page still loads
  await requestQueue.enqueue(async () => {}, true);
  if (cart.state().phase !== 'ready') await cart.read().catch(() => undefined);

  const isBlocked = () => {
    const current = cart.state().cart;
    return current !== undefined && blocksCheckout(current);
  };
  if (isBlocked()) return 'blocked';

  const current = cart.state().cart;
  const isLoginRequired = options.isLoginRequired ?? settings.config.checkout?.loginRequired ?? true;
  const destination = checkoutDestination({
    isLoginRequired,
    isStatusPosted: isStatusPosted(storefront, current),
    isRegistered: isRegistered(current?.userType, session),
    isMiniCart: options.isMiniCart,
  });

  const goToLoginPage = (): CheckoutEnd => {
    host.location.assign(loginUrlFor(goal, site, { href: host.location.href, loginUrl: settings.urls.login }));
    return 'redirected';
  };
  if (destination === 'login-page') return goToLoginPage();
  if (destination === 'login-drawer') {
    onPromptChange(true);
    const signInType = signInTypeOf(current);
    const wanted = { overlay: 'LOGIN', signInType, isGuestWelcome: !isLoginRequired, goal } as const;
    const outcome = await requestOverlay(storefront, wanted);
    onPromptChange(false);
    if (outcome === 'closed') return 'closed';
    if (outcome === 'unavailable' && isLoginRequired) return goToLoginPage();
    // sign-in may have merged in another cart of the customer, with lines that were not checked yet
    if (isBlocked()) return 'blocked';
  }
  const gate = options.gate ?? accountingGate(storefront);
  if (gate) {
    onPromptChange(true);
    const canContinue = await gate();
    onPromptChange(false);
    if (!canContinue) return 'closed';
  }
  return postStatus(storefront, goal);
}

/** Whether the shop was already notified that this cart goes to checkout [STOR-006]. */
function isStatusPosted({ host }: Storefront, cart: Cart | undefined): boolean {
  return cartFlags(cart).isCheckoutPosted || host.localStorage.get(STATUS_POSTED) !== null;
}

/** Notifies the shop and opens the checkout [CHK-006, CHK-007, CHK-008]. */
async function postStatus(storefront: Storefront, goal: string): Promise<CheckoutEnd> {
  const { host, settings, site } = storefront;
  // a 401 redirects to the login page by itself, unless the customer has just come from there
  const isLoginReachable = loginUrlAfter401(host.location.href, site) !== undefined;
  try {
    const request = { query: { buyNow: true }, body: { proceedCheckout: true }, isKeptAlive: true };
    const { kind } = await changeCart(storefront, cartEndpoints.updateCart, request);
    if (kind === 'ignored') return kind;
    host.localStorage.set(STATUS_POSTED, 'true');
    host.location.assign(goal);
  } catch (error) {
    const isSentToLogin = isLoginReachable && (error as CommerceError).status === 401;
    if (!isSentToLogin) host.location.assign(checkoutUrl(settings.urls, 'dotcomCheckout'));
  }
  return 'redirected';
}
