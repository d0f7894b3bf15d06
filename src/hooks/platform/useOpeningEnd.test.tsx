import { fireEvent } from '@testing-library/dom';
import { type ReactNode, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { onBusiness } from '../../../tests/support/widgets/onBusiness';
import { onLists } from '../../../tests/support/widgets/onLists';
import { renderWidget, type WidgetPage } from '../../../tests/support/widgets/renderWidget';
import type { OverlayOutcome, OverlayRequest } from '../../core/events/overlays';
import { requestOverlay } from '../../core/platform/client/requestOverlay';
import { ApiFailureOverlay } from '../../widgets/cart/ApiFailureOverlay/ApiFailureOverlay';
import { BudgetCenterOverlay } from '../../widgets/checkout/BudgetCenterOverlay/BudgetCenterOverlay';
import { PoNumberOverlay } from '../../widgets/checkout/PoNumberOverlay/PoNumberOverlay';
import { QuoteOverlay } from '../../widgets/checkout/QuoteOverlay/QuoteOverlay';
import { ShipToOverlay } from '../../widgets/checkout/ShipToOverlay/ShipToOverlay';
import { Onboarding } from '../../widgets/content/Onboarding/Onboarding';
import { AddToList } from '../../widgets/lists/AddToList/AddToList';
import { CreateListDrawer } from '../../widgets/lists/CreateListDrawer/CreateListDrawer';
import type { OpenProps } from './useOpenState';

/** The outcome of a request so far. */
function followed(outcome: Promise<OverlayOutcome>) {
  const ends: OverlayOutcome[] = [];
  void outcome.then((end) => ends.push(end));
  return ends;
}

const typeInto = (page: WidgetPage, name: string, text: string) =>
  fireEvent.input(page.getByRole('textbox', { name }), { target: { value: text } });

type Saved = (page: WidgetPage) => Promise<unknown>;

const SAVES: Record<string, [widget: ReactNode, request: OverlayRequest, next: OverlayRequest, save: Saved]> = {
  PoNumberOverlay: [
    <PoNumberOverlay key="po" />,
    { overlay: 'PON' },
    { overlay: 'POR' },
    async (page) => {
      typeInto(page, 'Purchase order number', '77');
      await page.click('Save');
    },
  ],
  BudgetCenterOverlay: [
    <BudgetCenterOverlay key="bc" />,
    { overlay: 'BC' },
    { overlay: 'BC' },
    async (page) => {
      fireEvent.click(await page.findByRole('radio', { name: /^Facilities/ }));
      await page.click('Save');
    },
  ],
  ShipToOverlay: [
    <ShipToOverlay key="ship-to" />,
    { overlay: 'SHIP_TO' },
    { overlay: 'SHIP_TO' },
    async (page) => {
      fireEvent.click((await page.findAllByRole('radio'))[1]!);
      await page.click('Save');
    },
  ],
};

/** Opens, saves, closes and opens again for something else before the first save ends. */
async function reopened([widget, request, next, save]: (typeof SAVES)[string], hasFailed = false) {
  const page = onBusiness(widget, { shop: (shop) => shop.hold('change') });
  if (hasFailed) page.shop.failNext('network', { of: 'change' });
  await page.ready();
  const first = page.requestOverlay(request);
  await expect.poll(page.title).toBeDefined();
  await save(page);
  await expect.poll(page.sent).toHaveLength(1);
  await page.click('Close');
  expect(await first).toBe('closed');
  const second = followed(page.requestOverlay(next));
  await expect.poll(page.title).toBeDefined();
  return { page, second };
}

describe('an opening', () => {
  test.each(Object.entries(SAVES))(
    '%s: the late answer to a save does not close the next opening [SCR-002, SCR-003, SCR-005]',
    async (_name, setup) => {
      const { page, second } = await reopened(setup);
      page.shop.release();
      await expect.poll(() => page.isOff('Save')).toBe(false);
      expect(page.drawer()).toBeDefined();
      expect(second).toEqual([]);
      await page.click('Close');
      await expect.poll(() => second).toEqual(['closed']);
    },
  );

  test.each(Object.entries(SAVES))(
    '%s: the late failure of a save is not shown in the next opening [SCR-002, SCR-003, SCR-005]',
    async (_name, setup) => {
      const { page } = await reopened(setup, true);
      page.shop.release();
      await expect.poll(() => page.isOff('Save')).toBe(false);
      expect(page.alert()).toBe('');
    },
  );

  test('ApiFailureOverlay: the late end of a retry does not affect the next failure [SCR-012]', async () => {
    const page = renderWidget(<ApiFailureOverlay />);
    await page.findByRole('dialog', { hidden: true });
    const ends: ((error?: Error) => void)[] = [];
    const retry = () =>
      new Promise<void>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve())));
    const request = { overlay: 'API_FAILURE', retry } as const;
    const open = () => followed(requestOverlay(page.storefront, request));

    open();
    await page.click('Try again');
    await page.click('Close');
    await expect.poll(page.drawer).toBeUndefined();
    const second = open();
    await page.findButton('Try again');
    ends[0]?.();
    await page.click('Try again');
    await expect.poll(() => ends.length).toBe(2);
    expect(second).toEqual([]);
    await page.click('Close');

    const third = open();
    await page.findButton('Try again');
    ends[1]?.(new Error('still'));
    await page.click('Try again');
    await expect.poll(() => ends.length).toBe(3);
    expect(page.alert()).toBe('');
    expect(third).toEqual([]);
    ends[2]?.();
    await expect.poll(() => third).toEqual(['done']);
  });

  test('a request that replaces another one reports `done` for a purpose that was achieved', async () => {
    const page = renderWidget(<QuoteOverlay label="Quote" />);
    await page.findButton('Quote');
    const first = requestOverlay(page.storefront, { overlay: 'QUOTE' });
    for (const name of ['First name', 'Last name', 'What you need']) await page.type(name, 'Ada');
    await page.type('Email', 'ada@shop.example');
    await page.click('Request a quote');
    await expect.poll(page.status).toContain('Thank you');
    void requestOverlay(page.storefront, { overlay: 'QUOTE' });
    expect(await first).toBe('done');
  });
});

type Owned = OpenProps & { onAchieved: () => void };

/** A page that controls `open`, and closes the widget itself as soon as its purpose is achieved. */
function Owner({ children }: { children: (props: Owned) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return children({ open, onOpenChange: setOpen, onAchieved: () => setOpen(false) });
}

describe('an owner that closes a widget inside its callback', () => {
  test('onSuccess of a form: the outcome is `done` [OVR-002]', async () => {
    const page = renderWidget(
      <Owner>{({ onAchieved, ...props }) => <QuoteOverlay {...props} onSuccess={onAchieved} />}</Owner>,
    );
    await page.findByRole('dialog', { hidden: true });
    const outcome = requestOverlay(page.storefront, { overlay: 'QUOTE' });
    for (const name of ['First name', 'Last name', 'What you need']) await page.type(name, 'Ada');
    await page.type('Email', 'ada@shop.example');
    await page.click('Request a quote');
    expect(await outcome).toBe('done');
  });

  test('onSuccess of AddToList and CreateListDrawer: the outcome is `done` [SCR-010, LIST-026]', async () => {
    const adding = onLists(
      <Owner>{({ onAchieved, ...props }) => <AddToList {...props} onSuccess={onAchieved} />}</Owner>,
    );
    await adding.findByRole('dialog', { hidden: true });
    const added = requestOverlay(adding.storefront, { overlay: 'ATL', items: [{ sku: 'MUG', quantity: 1 }] });
    fireEvent.click(await adding.findByRole('radio', { name: /^Kitchen/ }));
    await adding.click('Add to list');
    expect(await added).toBe('done');

    const creating = onLists(
      <Owner>{({ onAchieved, ...props }) => <CreateListDrawer {...props} onSuccess={onAchieved} />}</Owner>,
    );
    await creating.findByRole('dialog', { hidden: true });
    const created = requestOverlay(creating.storefront, { overlay: 'CREATE_LIST' });
    await creating.type('List name', 'Kitchen');
    await creating.click('Create list');
    expect(await created).toBe('done');
  });

  test('closing by the owner discards the draft as closing by the customer does [SCR-003]', async () => {
    const page = onBusiness(<PoNumberOverlay open />);
    await page.type('Purchase order number', '77');
    await expect.poll(() => page.field('Purchase order number').value).toBe('77');
    page.redraw(<PoNumberOverlay open={false} />);
    await expect.poll(page.drawer).toBeUndefined();
    page.redraw(<PoNumberOverlay open />);
    await expect.poll(page.drawer).toBeDefined();
    expect(page.field('Purchase order number').value).toBe('');
  });

  test('closing Onboarding by its owner stores that it was seen; removing it does not [OVR-007]', async () => {
    const seen = (page: WidgetPage) => page.storefront.host.localStorage.get('onboardingSeen');
    const steps = [{ title: 'Find it' }];
    const removed = renderWidget(<Onboarding steps={steps} />);
    await expect.poll(removed.title).toBe('Welcome');
    removed.redraw(null);
    await expect.poll(removed.title).toBeUndefined();
    expect(seen(removed)).toBeNull();

    const onOpenChange = vi.fn();
    const page = renderWidget(<Onboarding steps={steps} open onOpenChange={onOpenChange} />);
    await expect.poll(page.title).toBe('Welcome');
    expect(seen(page)).toBeNull();
    page.redraw(<Onboarding steps={steps} open={false} onOpenChange={onOpenChange} />);
    await expect.poll(() => seen(page)).toBe('true');
  });
});
