import { beforeEach, expect, test, vi } from 'vitest';
import '../../src/core/platform/client/signIn';
import { consumeVendorMessages } from '../../src/core/payment/client/vendorMessages';
import { REQUEST_TIMEOUT_MS } from '../../src/core/platform/client/settings';
import { VendorPaymentReturn } from '../../src/widgets/payment/VendorPaymentReturn/VendorPaymentReturn';
import { fakeShop } from '../support/shop/fakeShop';
import { renderWidget } from '../support/widgets/renderWidget';
import { CART } from './calls';
import { FAULTS } from './faults';
import { watchRejections } from './rejections';
import { enabledControl, until } from './screen';

watchRejections();

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00') }));

test.each(FAULTS)(
  'an approval that fails to reach the shop opens the cart page, which gets a message about it: $name [PAY-VEND-010, PAY-VEND-011]',
  async (fault) => {
    const shop = fakeShop({ cart: CART });
    fault.strike(shop, 'vendor-payment');
    const page = renderWidget(<VendorPaymentReturn proceedCheckout />, { shop });

    await until(() => enabledControl(page, 'Go to your cart') !== undefined, 'the way on', REQUEST_TIMEOUT_MS + 3000);

    expect(page.storefront.host.assigned.at(-1)).toContain('/cc/mmx/cart');
    expect(consumeVendorMessages(page.storefront)).toHaveLength(1);
  },
);
