import { beforeEach, expect, test, vi } from 'vitest';
import '../../src/core/checkout/client/checkout';
import '../../src/core/cart/client/codeEffects';
import '../../src/core/platform/client/signIn';
import { CheckoutButton } from '../../src/widgets/checkout/CheckoutButton/CheckoutButton';
import { fakeShop } from '../support/shop/fakeShop';
import { renderWidget } from '../support/widgets/renderWidget';
import { CALLS, CART } from './calls';
import { FAULTS } from './faults';
import { watchRejections } from './rejections';
import { enabledControl, press, until } from './screen';

watchRejections();

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00') }));

test.each(FAULTS)(
  'the Checkout button leaves the page even if the update of the cart fails: $name [CHK-007]',
  async (fault) => {
    const shop = fakeShop({ cart: CART });
    shop.cart.extra = { cartAttributes: { userType: 'REGISTERED', numberOfItems: 3 } };
    const page = renderWidget(<CheckoutButton />, { shop });
    await until(
      () => enabledControl(page, 'Checkout') !== undefined && page.storefront.cart.state().phase === 'ready',
      'the cart',
    );
    fault.strike(shop, 'change');

    await press(page, 'Checkout');

    const { assigned } = page.storefront.host;
    await until(() => assigned.length > 0, 'the way on', CALLS.updateCart.timeoutMs + 3000);
    const destination = fault.ending.status === 401 ? '/office/supplies/login' : '/cc/api/precheckout?fromSlideIn=true';
    expect(assigned).toEqual([expect.stringContaining(destination)]);
  },
);
