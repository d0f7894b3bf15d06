import fc from 'fast-check';
import type { ReactNode } from 'react';
import { beforeEach, describe, test, vi } from 'vitest';
import '../../src/widgets/cart/MiniCart/MiniCartPanel';
import { AtcDrawer } from '../../src/widgets/cart/AtcDrawer/AtcDrawer';
import { CartPage } from '../../src/widgets/cart/CartPage/CartPage';
import { MiniCart } from '../../src/widgets/cart/MiniCart/MiniCart';
import { fakeShop } from '../support/shop/fakeShop';
import type { FakeCall } from '../support/shop/fakeShopRoutes';
import { renderWidget, type WidgetPage } from '../support/widgets/renderWidget';
import { pathsOf, type ValuePath, valueIn, withValue } from './alterations';
import { CART } from './calls';
import { watchRejections } from './rejections';
import { enabledControl, press, until } from './screen';
import { flush } from './settle';

/** A line with more content than most. */
const LINE = {
  selectedDeliveryOption: { deliveryType: 'STA', minDeliveryDate: '2026-11-27', maxDeliveryDate: '2026-11-30' },
  messages: [{ code: 'PARTIAL_QTY_AVAILABLE', type: 'WARNING', message: 'fewer', value: 3 }],
  surchargeApplicable: true,
  altItem: { origItemId: 'OLD' },
  furnSvcInfo: [
    { level: 'BASC', qty: 1 },
    { level: 'CUST', qty: 0 },
  ],
  altFactor: '1',
  priceInfo: {
    finalPrice: '12.50',
    finalPricePerUnit: '12.50',
    basePrice: '15.00',
    priceAdjustment: [{ label: 'now', amount: '2.50' }],
  },
};

function aShop() {
  const shop = fakeShop({ cart: CART, products: { MUG: { name: 'Enamel mug', price: '12.50', line: LINE } } });
  shop.cart.extras.applied.push('SAVE10', 'MINIMUM');
  shop.cart.extras.offers.push('SAMPLE');
  return shop;
}

const PATHS = pathsOf({ cartInfo: aShop().cart.body }).filter((path) => path.length > 1);

const valueAt = (path: ValuePath) => valueIn({ cartInfo: aShop().cart.body }, path);

/** Values for a path that the contract accepts, but no real shop sends. */
function extremeValuesFor(path: ValuePath): unknown[] {
  const value = valueAt(path);
  if (typeof value === 'number') return [0, -1, 2 ** 53 - 1, null];
  if (typeof value !== 'string') return [null, []];
  if (/^\d+\.\d+$/.test(value)) return ['90071992547409.91', '-90071992547409.91', '-0.01', null];
  return [
    '',
    'x'.repeat(5000),
    '__proto__',
    'constructor',
    '2026-99-99',
    'javascript:alert(1)',
    'STS',
    'ISP',
    'DELETED',
  ];
}

type Alteration = { path: ValuePath; value: unknown };

/** Every numeric value used in calculations, one at a time. */
const FIGURES: Alteration[] = PATHS.filter((path) => /^[\d.]+$/.test(String(valueAt(path)))).flatMap((path) =>
  extremeValuesFor(path).map((value) => ({ path, value })),
);

const anyAlteration: fc.Arbitrary<Alteration> = fc
  .constantFrom(...PATHS)
  .chain((path) => fc.constantFrom(...extremeValuesFor(path)).map((value) => ({ path, value })));

/** A widget that displays the result of a cart response. */
type CartView = { of: FakeCall; widget: ReactNode; trigger(page: WidgetPage): void; controls: RegExp };

const CART_VIEWS: Record<string, CartView> = {
  'the mini cart': {
    of: 'read',
    widget: <MiniCart freeShippingThreshold="60.00" />,
    trigger: (page) => void press(page, /^Cart/),
    controls: /^(View cart|Try again|Remove .*|Close cart)$/,
  },
  'the cart page': {
    of: 'read',
    widget: <CartPage freeShippingThreshold="60.00" showRecommendations={false} />,
    trigger() {},
    controls: /^(Checkout|Try again|Remove .*|Continue shopping)$/,
  },
  'the drawer after an add': {
    of: 'add',
    widget: <AtcDrawer showRelated={false} />,
    trigger: ({ storefront }) => void storefront.cart.add([{ sku: 'MUG', quantity: 1 }], { feedback: 'drawer' }),
    controls: /^View cart$/,
  },
};

async function expectDisplayed({ of, widget, trigger, controls }: CartView, alterations: Alteration[]): Promise<void> {
  const shop = aShop();
  shop.failNext({ alter: (answer) => alterations.reduce(alteredAt, answer) }, { of });
  const page = renderWidget(widget, { shop });
  await flush();
  trigger(page);
  await until(
    () => enabledControl(page, controls) !== undefined,
    `an enabled control after ${JSON.stringify(alterations).slice(0, 300)}`,
  );
  page.unmount();
  await flush();
}

/** One alteration may have removed the place of the next. */
function alteredAt(body: unknown, { path, value }: Alteration): unknown {
  try {
    return withValue(body, path, value);
  } catch {
    return body;
  }
}

// many pages in one test, on a machine that may be busy
vi.setConfig({ testTimeout: 60_000 });

watchRejections();

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00') }));

describe.each(Object.entries(CART_VIEWS))('%s', (_, view) => {
  test('displays any figure that the contract accepts, or an error, with an enabled control to go on', async () => {
    for (const alteration of FIGURES) await expectDisplayed(view, [alteration]);
  });

  test('displays any cart that the contract accepts, or an error, with an enabled control to go on', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyAlteration, { minLength: 1, maxLength: 3 }), (alterations) =>
        expectDisplayed(view, alterations),
      ),
      { numRuns: 50 },
    );
  });
});
