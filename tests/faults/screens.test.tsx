import { describe, test, vi } from 'vitest';
import '../../src/widgets/cart/MiniCart/MiniCartPanel';
import { AddToCartButton } from '../../src/widgets/cart/AddToCartButton';
import { MiniCart } from '../../src/widgets/cart/MiniCart';
import { fakeShop } from '../support/fakeShop';
import { renderWidget, type WidgetPage } from '../support/renderWidget';
import { held } from './aPage';
import { APPROVAL_DEEDS } from './approvalDeeds';
import { CART } from './calls';
import { CART_PAGE_DEEDS } from './cartPageDeeds';
import { DEEDS, type Deed } from './deeds';
import { FAULTS, type Fault } from './faults';
import { LIST_DEEDS } from './listDeeds';
import { OVERLAY_DEEDS } from './overlayDeeds';
import { PAYMENT_DEEDS } from './paymentDeeds';
import { watchRejections } from './rejections';
import { expectCalm, press, said, until, wayOn } from './screen';

/** How long a quantity is debounced, or a deleted line is animated. */
const REST_MS = 1500;

/** The customer can retry within this time, unless the call is documented to take longer. */
const SOON_MS = 10_000;

watchRejections();

/** The widget beside another one on the same page. */
async function onPage(deed: Deed, fault: Fault): Promise<WidgetPage> {
  vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00') });
  const shop = fakeShop({ cart: CART, saved: { STAPLER: 1 } });
  deed.prepare?.(shop.cart);
  const strike = () => {
    for (const call of [deed.of, ...(deed.and ?? [])]) fault.strike(shop, call);
  };
  if (deed.of === 'read') strike();
  const neighbour = deed.of === 'add' ? <MiniCart /> : <AddToCartButton sku="PEN" label="Add pen" />;
  const page = renderWidget(
    <>
      {deed.widget}
      <div data-neighbour>{neighbour}</div>
    </>,
    { shop, ...(deed.config && { config: deed.config }) },
  );
  await deed.begin?.(page);
  if (deed.of !== 'read') strike();
  return page;
}

async function expectNeighbourWorks(page: WidgetPage, deed: Deed): Promise<void> {
  if (deed.of === 'add') return until(() => wayOn(page, /^Cart, \d items$/) !== undefined, 'the count');
  await press(page, 'Add pen');
  await until(() => held(page.storefront.shop)['PEN'] === 1, 'the pen in the cart');
}

const ALL_DEEDS = {
  ...DEEDS,
  ...APPROVAL_DEEDS,
  ...CART_PAGE_DEEDS,
  ...LIST_DEEDS,
  ...OVERLAY_DEEDS,
  ...PAYMENT_DEEDS,
};

/**
 * Preact, which renders on legacy pages, runs every fault with every action. The error messages are the core's,
 * whichever renderer is used, so React runs every action and every fault, but not all pairs.
 */
const PAIRS_OF_REACT = 3;

function faultsFor(nth: number): readonly Fault[] {
  if (process.env['QUIRE_RENDERER'] !== 'react') return FAULTS;
  return FAULTS.filter((_, index) => (index + nth) % PAIRS_OF_REACT === 0);
}

describe.each(Object.entries(ALL_DEEDS).map(([name, deed], nth) => [name, deed, faultsFor(nth)] as const))(
  '%s',
  (_, deed, faults) => {
    test.each(faults)('is told in words and leaves a way on: $name', async (fault) => {
      const page = await onPage(deed, fault);
      const limitMs = fault.isSlow ? deed.timeoutMs : SOON_MS;

      await deed.do(page);
      await until(() => said(page).includes(deed.words), `"${deed.words}" in "${said(page)}"`, limitMs + REST_MS);
      await expectCalm(page);
      // an add returns the whole cart, and so recovers from a failed read
      if (deed.of !== 'read') await expectNeighbourWorks(page, deed);

      page.storefront.shop.mend();
      await (deed.again ?? deed.do)(page);
      await until(() => deed.isDone(page), `what was asked for, but "${page.title()}" and "${said(page)}"`);
      await expectCalm(page);
      if (deed.of === 'read') await expectNeighbourWorks(page, deed);
    });
  },
);
