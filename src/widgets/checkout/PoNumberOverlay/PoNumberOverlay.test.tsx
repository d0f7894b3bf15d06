import { fireEvent } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { type BusinessSetup, onBusiness } from '../../../../tests/support/widgets/onBusiness';
import { beforeText, rendered, renderWidget } from '../../../../tests/support/widgets/renderWidget';
import { requestOverlay } from '../../../core/platform/client/requestOverlay';
import { PoNumberOverlay, type PoNumberOverlayProps } from './PoNumberOverlay';

const NAMES = { PON: 'Purchase order number', POR: 'Purchase order release' } as const;

async function opened(
  overlay: 'PON' | 'POR',
  {
    props = {},
    isRequired = false,
    ...setup
  }: BusinessSetup & { props?: PoNumberOverlayProps; isRequired?: boolean } = {},
) {
  const page = onBusiness(<PoNumberOverlay {...props} />, setup);
  await page.ready();
  const outcome = page.requestOverlay({ overlay, isRequired });
  await expect.poll(page.title).toBe(NAMES[overlay]);
  const name = NAMES[overlay];
  return { ...page, outcome, enter: (text: string) => page.type(name, text), value: () => page.field(name).value };
}

describe('PoNumberOverlay', () => {
  test.each([
    ['PON', { purchaseOrderNumber: 'PO 4711' }],
    ['POR', { purchaseOrderRelease: 'PO 4711' }],
  ] as const)('the overlay %s saves the trimmed input [SCR-003, SCR-004]', async (overlay, accountInfo) => {
    const page = await opened(overlay);
    expect(page.box.querySelector('dialog')?.dataset['overlay']).toBe(overlay);
    await page.enter(' PO 4711 ');
    await page.click('Save');
    expect(await page.outcome).toBe('done');
    expect(page.sent()).toEqual([{ accountInfo }]);
  });

  test.each([
    ['PON', 35, 'Please enter a purchase order number.'],
    ['POR', 20, 'Please enter a purchase order release.'],
  ] as const)(
    'the overlay %s accepts at most %i characters and is not saved empty if required [SCR-003, SCR-004]',
    async (overlay, max, missing) => {
      const page = await opened(overlay);
      await page.click('Save');
      await expect.poll(page.alert).toBe(missing);
      await page.enter('x'.repeat(max + 1));
      await expect.poll(page.alert).toBe('');
      await page.click('Save');
      await expect.poll(page.alert).toBe(`Please use ${max} characters or fewer.`);
      expect(page.sent()).toEqual([]);
      await page.enter('x'.repeat(max));
      await page.click('Save');
      expect(await page.outcome).toBe('done');
    },
  );

  test('shows the current number, which can be cleared if it is optional', async () => {
    const page = await opened('PON', { accounting: { PON: 'optional' }, info: { purchaseOrderNumber: '77' } });
    expect(page.value()).toBe('77');
    await page.enter('');
    await page.click('Save');
    expect(await page.outcome).toBe('done');
    expect(page.sent()).toEqual([{ accountInfo: { purchaseOrderNumber: '' } }]);
  });

  test('is required if the request sets isRequired or the page sets required', async () => {
    const accounting = { PON: 'optional' } as const;
    for (const page of [
      await opened('PON', { accounting, isRequired: true }),
      await opened('PON', { accounting, props: { required: true } }),
    ]) {
      await page.click('Save');
      await expect.poll(page.alert).toBe('Please enter a purchase order number.');
      page.unmount();
    }
  });

  test('focuses its field when opened, and saves on Enter, which submits its form [DEC-Q380]', async () => {
    const page = await opened('PON');
    await page.enter('77');
    const field = page.field(NAMES.PON);
    expect(document.activeElement).toBe(field);
    fireEvent.submit(field.form as HTMLFormElement);
    expect(await page.outcome).toBe('done');
  });

  test('a failed save shows an error, preserves the input and can be retried', async () => {
    const page = await opened('PON', { shop: (shop) => shop.failNext('network', { of: 'change' }) });
    await page.enter('77');
    await page.click('Save');
    await expect.poll(page.alert).toBe('Something went wrong. Please try again.');
    expect(page.value()).toBe('77');
    await page.click('Save');
    expect(await page.outcome).toBe('done');
  });

  test('disables Save while saving', async () => {
    const page = await opened('POR', { shop: (shop) => shop.hold('change') });
    await page.enter('R1');
    await page.click('Save');
    await expect.poll(() => page.isOff('Save')).toBe(true);
    page.shop.release();
    expect(await page.outcome).toBe('done');
  });

  test('the release opened after the number starts with its own value', async () => {
    const page = await opened('PON', { info: { purchaseOrderRelease: 'R9' } });
    await page.enter('77');
    await page.click('Save');
    await page.outcome;
    void page.requestOverlay({ overlay: 'POR' });
    await expect.poll(page.title).toBe(NAMES.POR);
    expect(page.field(NAMES.POR).value).toBe('R9');
  });

  test('renders nothing and handles no request in a consumer shop or if the account uses neither [GEN-004]', async () => {
    const consumer = renderWidget(beforeText(<PoNumberOverlay />), {
      config: { session: { accounting: { PON: 'required' } } },
    });
    expect(await rendered(consumer)).toBe('');
    expect(await requestOverlay(consumer.storefront, { overlay: 'PON' })).toBe('unavailable');
    const business = onBusiness(beforeText(<PoNumberOverlay />), { accounting: { BC: 'required' } });
    expect(await rendered(business)).toBe('');
    expect(await business.requestOverlay({ overlay: 'POR' })).toBe('unavailable');
  });
});
