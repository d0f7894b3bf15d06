import { describe, expect, test } from 'vitest';
import { type BusinessSetup, onBusiness } from '../../../tests/support/widgets/onBusiness';
import { renderWidget } from '../../../tests/support/widgets/renderWidget';
import { useOverlayRequest } from '../platform/useOverlayRequest';
import { useAccountingGate } from './useAccountingGate';

/** Simulates the overlays: provides what is requested, or closes. */
function Overlays() {
  const { request, settle } = useOverlayRequest(['BC', 'PON', 'POR']);
  return request ? (
    <>
      <h2>{`${request.overlay}${request.isRequired ? ' is required' : ''}`}</h2>
      <button type="button" onClick={() => settle('done')}>
        Give
      </button>
      <button type="button" onClick={() => settle('closed')}>
        Close
      </button>
    </>
  ) : null;
}

function Gate({ onEnd }: { onEnd: (isOpen: boolean) => void }) {
  const pass = useAccountingGate();
  return (
    <button type="button" onClick={() => void pass().then(onEnd)}>
      Checkout
    </button>
  );
}

async function atTheGate(setup: BusinessSetup = {}, hasOverlays = true) {
  const ends: boolean[] = [];
  const page = onBusiness(
    <>
      <Gate onEnd={(isOpen) => ends.push(isOpen)} />
      {hasOverlays && <Overlays />}
    </>,
    setup,
  );
  await page.storefront.cart.read();
  const heading = () => page.queryByRole('heading')?.textContent;
  /** The customer's input in the overlay is in the cart by then. */
  async function give(info: object) {
    page.shop.cart.extra = {
      ...page.shop.cart.extra,
      accountInfo: { ...(page.shop.cart.extra.accountInfo ?? {}), ...info },
    };
    await page.storefront.cart.read({ isRefresh: true });
    await page.click('Give');
  }
  return { ...page, ends, heading, give };
}

describe('useAccountingGate', () => {
  test('opens the missing overlays in the order budget center, PO number, PO release, then passes [SCR-002, SCR-003, SCR-004]', async () => {
    const page = await atTheGate();
    await page.click('Checkout');
    await expect.poll(page.heading).toBe('BC is required');
    await page.give({ bcName: 'Training' });
    await expect.poll(page.heading).toBe('PON is required');
    await page.give({ purchaseOrderNumber: '77' });
    await expect.poll(page.heading).toBe('POR is required');
    await page.give({ purchaseOrderRelease: 'R1' });
    await expect.poll(() => page.ends).toEqual([true]);
  });

  test('does not pass when the customer closes a required overlay', async () => {
    const page = await atTheGate();
    await page.click('Checkout');
    await page.click('Close');
    await expect.poll(() => page.ends).toEqual([false]);
  });

  test('does not pass, and does not loop, when an overlay settles as done but the cart lacks its value', async () => {
    const page = await atTheGate();
    await page.click('Checkout');
    await page.click('Give');
    await expect.poll(() => page.ends).toEqual([false]);
  });

  test.each([
    ['everything is provided', { info: { bcName: 'Training', purchaseOrderNumber: '7', purchaseOrderRelease: 'R' } }],
    ['nothing is required', { accounting: { BC: 'optional' as const } }],
    ['accounting is not mandatory', { info: { isMandatory: false } }],
  ])('passes without an overlay when %s', async (_case, setup) => {
    const page = await atTheGate(setup);
    await page.click('Checkout');
    await expect.poll(() => page.ends).toEqual([true]);
    expect(page.heading()).toBeUndefined();
  });

  test('navigates to the cart page when no overlay on the page handles the request', async () => {
    const page = await atTheGate({}, false);
    await page.click('Checkout');
    await expect.poll(() => page.ends).toEqual([false]);
    expect(page.storefront.host.assigned.map((href) => new URL(href).pathname)).toEqual(['/cc/sba/cart']);
  });

  test('passes in a consumer shop, even with mandatory accounting [GEN-004]', async () => {
    const ends: boolean[] = [];
    const page = renderWidget(
      <>
        <Gate onEnd={(isOpen) => ends.push(isOpen)} />
        <Overlays />
      </>,
      { config: { session: { accounting: { BC: 'required' } } } },
    );
    page.storefront.shop.cart.extra = { cartAttributes: { isMandatoryEnabled: true } };
    await page.storefront.cart.read();
    await page.click('Checkout');
    await expect.poll(() => ends).toEqual([true]);
  });
});
