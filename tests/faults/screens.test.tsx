import { describe, test, vi } from 'vitest';
import '../../src/widgets/cart/MiniCart/MiniCartPanel';
import { AddToCartButton } from '../../src/widgets/cart/AddToCartButton/AddToCartButton';
import { MiniCart } from '../../src/widgets/cart/MiniCart/MiniCart';
import { fakeShop } from '../support/shop/fakeShop';
import { renderWidget, type WidgetPage } from '../support/widgets/renderWidget';
import { ACTIONS, type Action } from './actions/actions';
import { APPROVAL_ACTIONS } from './actions/approvalActions';
import { CART_PAGE_ACTIONS } from './actions/cartPageActions';
import { LIST_ACTIONS } from './actions/listActions';
import { OVERLAY_ACTIONS } from './actions/overlayActions';
import { PAYMENT_ACTIONS } from './actions/paymentActions';
import { held } from './aPage';
import { CART } from './calls';
import { FAULTS, type Fault } from './faults';
import { watchRejections } from './rejections';
import { announced, enabledControl, expectCalm, press, until } from './screen';

/** How long a quantity is debounced, or a deleted line is animated. */
const REST_MS = 1500;

/** The customer can retry within this time, unless the call is documented to take longer. */
const SOON_MS = 10_000;

watchRejections();

/** The widget beside another one on the same page. */
async function onPage(action: Action, fault: Fault): Promise<WidgetPage> {
  vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00') });
  const shop = fakeShop({ cart: CART, saved: { STAPLER: 1 } });
  action.prepare?.(shop);
  const strike = () => {
    for (const call of [action.of, ...(action.and ?? [])]) fault.strike(shop, call);
  };
  if (action.of === 'read') strike();
  const neighbour = action.of === 'add' ? <MiniCart /> : <AddToCartButton sku="PEN" label="Add pen" />;
  const page = renderWidget(
    <>
      {action.widget}
      <div data-neighbour>{neighbour}</div>
    </>,
    { shop, ...(action.config && { config: action.config }) },
  );
  await action.begin?.(page);
  if (action.of !== 'read') strike();
  return page;
}

async function expectNeighbourWorks(page: WidgetPage, action: Action): Promise<void> {
  if (action.of === 'add') return until(() => enabledControl(page, /^Cart, \d items$/) !== undefined, 'the count');
  await press(page, 'Add pen');
  await until(() => held(page.storefront.shop)['PEN'] === 1, 'the pen in the cart');
}

const ALL_ACTIONS = {
  ...ACTIONS,
  ...APPROVAL_ACTIONS,
  ...CART_PAGE_ACTIONS,
  ...LIST_ACTIONS,
  ...OVERLAY_ACTIONS,
  ...PAYMENT_ACTIONS,
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

describe.each(Object.entries(ALL_ACTIONS).map(([name, action], nth) => [name, action, faultsFor(nth)] as const))(
  '%s',
  (_, action, faults) => {
    test.each(faults)(
      'displays its error, leaves the rest of the page working, and succeeds when repeated: $name',
      async (fault) => {
        const page = await onPage(action, fault);
        const limitMs = fault.isSlow ? action.timeoutMs : SOON_MS;

        const { status = 500 } = fault.ending as { status?: number };
        const message = (status < 500 && action.refusedMessage) || action.message;

        await action.do(page);
        await until(() => announced(page).includes(message), `"${message}" in "${announced(page)}"`, limitMs + REST_MS);
        await expectCalm(page);
        // an add returns the whole cart, and so recovers from a failed read
        if (action.of !== 'read') await expectNeighbourWorks(page, action);

        page.storefront.shop.repair();
        await (action.again ?? action.do)(page);
        await until(() => action.isDone(page), `the requested result, but "${page.title()}" and "${announced(page)}"`);
        await expectCalm(page);
        if (action.of === 'read') await expectNeighbourWorks(page, action);
      },
    );
  },
);
