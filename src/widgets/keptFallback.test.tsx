import { fireEvent } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../tests/support/shop/fakeShop';
import type { FakeCall } from '../../tests/support/shop/fakeShopRoutes';
import { approverConfig } from '../../tests/support/widgets/approvalSetup';
import { fillLists, listConfig } from '../../tests/support/widgets/listSetup';
import { renderOver, runEffectsOnce } from '../../tests/support/widgets/renderWidget';
import type { StorefrontConfig } from '../core/platform/client/settings';
import { OrderApprovals } from './approvals/OrderApprovals/OrderApprovals';
import { CartPage } from './cart/CartPage/CartPage';
import { OrderConfirmation } from './checkout/OrderConfirmation/OrderConfirmation';
import { ListDetails } from './lists/ListDetails/ListDetails';
import { ListsPage } from './lists/ListsPage/ListsPage';

type Case = [
  name: string,
  failing: FakeCall,
  widget: ReactNode,
  config: Partial<StorefrontConfig>,
  /** a text of the widget once it has loaded */
  loaded: string,
];

const cases: Case[] = [
  ['the lists page, without its lists', 'lists-read', <ListsPage key="page" />, listConfig(), 'Kitchen'],
  ['a list', 'list-read', <ListDetails key="list" listId="desk" />, listConfig(), 'Enamel mug'],
  ['a list, without its products', 'tiles', <ListDetails key="items" listId="desk" />, listConfig(), 'Enamel mug'],
  ['the approvals', 'approvals', <OrderApprovals key="orders" />, approverConfig(), 'Sally Hughsby'],
  ['an order', 'order', <OrderConfirmation key="order" orderNumber="Q-100001" />, {}, 'Thank you for your order'],
  [
    'the cart page',
    'read',
    <CartPage key="cart" showRecommendations={false} />,
    { cart: { retryDelaysMs: [] } },
    'Enamel mug',
  ],
];

describe('Fallback HTML of a page whose first request failed', () => {
  test.each(cases)('%s: stays usable, with a retry above it [DEC-Q625]', async (_, of, widget, config, loaded) => {
    runEffectsOnce();
    const shop = fillLists(fakeShop({ cart: { MUG: 1 } }));
    shop.failNext('network', { of, times: 9 });
    const page = renderOver('<h1>By the server</h1><button>Add to cart</button>', widget, { shop, config });

    const retry = await page.findByRole('button', { name: 'Try again' });
    await expect.poll(page.alert).not.toBe('');
    expect(page.box.querySelector<HTMLSlotElement>('slot:not([name])')?.assignedNodes()).toHaveLength(2);
    expect(page.box.querySelector('[aria-busy]')).toBe(null);
    expect(page.queryByRole('heading')).toBe(null);

    shop.repair();
    shop.hold(of);
    fireEvent.click(retry);
    await expect.poll(() => shop.held).toBeGreaterThan(0);
    expect(page.box.querySelector('slot:not([name])')).not.toBe(null);
    shop.release();
    await expect.poll(() => page.box.textContent).toContain(loaded);
    expect(page.box.querySelector('slot:not([name])')).toBe(null);
    expect(page.alert()).toBe('');
  });
});
