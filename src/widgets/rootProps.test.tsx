import { type ComponentType, createElement } from 'react';
import { expect, test } from 'vitest';
import { slugOfWidget, widgetNames } from '../../tests/package/widgets';
import { fakeShop } from '../../tests/support/shop/fakeShop';
import { renderWidget } from '../../tests/support/widgets/renderWidget';
import { BUSINESS_CONTEXT, type TestStorefrontOptions } from '../../tests/support/widgets/storefront';
import * as quire from '../index';

const components = new Map<string, unknown>(Object.entries(quire));

type Setup = { props?: object; page?: TestStorefrontOptions };

/** A business customer who has signed in. */
const AT_WORK = {
  config: {
    ...BUSINESS_CONTEXT,
    session: { isLoggedIn: true, accounting: { BC: 'required', PON: 'required' } as const },
  },
};

/** What a widget needs to display anything. */
const SETUPS: Record<string, Setup> = {
  AddToCartButton: { props: { sku: 'MUG' } },
  BrandShopBanner: { props: { assets: { xs: { assetUrl: '/brand.png', imageWidth: 320, imageHeight: 160 } } } },
  BudgetOverlay: { page: { config: BUSINESS_CONTEXT } },
  BudgetCenterOverlay: { page: AT_WORK },
  CartAccounting: { page: { ...AT_WORK, shop: fakeShop({ cart: { MUG: 1 } }) } },
  ContentBanner: { props: { slot: 'home' } },
  HeadlineText: { props: { blocks: [] } },
  IconCards: { props: { cards: [] } },
  Onboarding: { props: { steps: [{ title: 'Welcome' }] } },
  DeliveryChoice: { props: { sku: 'MUG' } },
  PickUpToday: { props: { sku: 'MUG' } },
  PoNumberOverlay: { page: AT_WORK },
  PremiumOverlay: { props: { sku: 'MEMBERSHIP' } },
  SalesRepInfo: { props: { phone: '5085550134' } },
  ShipToOverlay: { page: AT_WORK },
};

// `Analytics` has no element
const names = widgetNames.filter((name) => name !== 'Analytics');

test.each(names)(
  '%s applies className, style, id, ref, role, data and aria attributes to its outermost element, and to no other [DEC-Q360]',
  async (name) => {
    const { props, page: options } = SETUPS[name] ?? {};
    const ref: { current: HTMLDivElement | null } = { current: null };
    const rootProps: quire.RootProps & { 'data-test': string } = {
      ref,
      className: 'of-the-app',
      style: { order: 2 },
      id: 'of-the-app',
      role: 'group',
      'aria-label': 'Of the app',
      'data-test': 'of-the-app',
    };
    const page = renderWidget(
      createElement(components.get(name) as ComponentType<object>, { ...props, ...rootProps }),
      options,
    );

    await expect.poll(() => ref.current).not.toBeNull();
    const root = ref.current;
    expect(page.box.contains(root)).toBe(true);
    expect(root?.className).toBe(`quire quire-${slugOfWidget(name)} of-the-app`);
    expect(root?.style.order).toBe('2');
    for (const attribute of ['id="of-the-app"', 'data-test', '.of-the-app']) {
      const selector = attribute.startsWith('.') ? attribute : `[${attribute}]`;
      expect([...page.box.querySelectorAll(selector)], selector).toEqual([root]);
    }
    const named = BUTTONS.includes(name) ? page.getByRole('button', { name: 'Of the app' }) : root;
    expect([...page.box.querySelectorAll('[aria-label="Of the app"]')]).toEqual([named]);

    page.redraw(null);
    await expect.poll(() => ref.current).toBeNull();
  },
);

/** The widgets that are one button: a name from the app names the button. */
const BUTTONS = ['AddToCartButton', 'CheckoutButton', 'PlaceOrderButton'];
