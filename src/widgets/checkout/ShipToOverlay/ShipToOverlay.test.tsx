import { fireEvent } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { type BusinessSetup, onBusiness } from '../../../../tests/support/widgets/onBusiness';
import { beforeText, rendered, renderWidget } from '../../../../tests/support/widgets/renderWidget';
import { requestOverlay } from '../../../core/platform/client/requestOverlay';
import { ShipToOverlay } from './ShipToOverlay';

async function opened(setup: BusinessSetup = {}) {
  const page = onBusiness(<ShipToOverlay />, setup);
  await page.ready();
  const outcome = page.requestOverlay({ overlay: 'SHIP_TO' });
  await expect.poll(page.title).toBe('Ship to');
  return { ...page, outcome };
}

type Opened = Awaited<ReturnType<typeof opened>>;

const typed = {
  'Location name': 'Annex',
  'Street address': '36 Brattle Street',
  'ZIP code': '02138',
  'Phone number': '(617) 555-0123',
};

async function fill(page: Opened, over: Partial<typeof typed> = {}) {
  for (const [name, text] of Object.entries({ ...typed, ...over })) await page.type(name, text);
}

describe('ShipToOverlay', () => {
  test('saves the one location that a buyer chooses for the whole order [SCR-005, CART-MSG-010, OVR-008]', async () => {
    const page = await opened();
    expect(page.text()).toContain('All items of an order must ship to one location.');
    const [head, warehouse] = page.getAllByRole<HTMLInputElement>('radio');
    expect(head?.checked).toBe(true);
    if (warehouse) fireEvent.click(warehouse);
    await page.click('Save');
    expect(await page.outcome).toBe('done');
    expect(page.sent()).toEqual([{ addressId: '2' }]);
  });

  test('saves a new location, with the phone number as digits [SCR-005, ADDR-003]', async () => {
    const page = await opened();
    await page.click('Add a location');
    await fill(page);
    await page.click('Save');
    expect(await page.outcome).toBe('done');
    expect(page.sent()).toEqual([
      {
        address: {
          organizationName: 'Annex',
          address1: '36 Brattle Street',
          zipCode: '02138',
          phone: '6175550123',
        },
      },
    ]);
  });

  test.each([
    [{ 'ZIP code': '2138' }, 'Invalid zip code'],
    [{ 'Phone number': '555-0123' }, 'Invalid phone number'],
    [{ 'ZIP code': '', 'Phone number': '' }, 'Invalid zip code | Invalid phone number'],
    [{ 'Location name': ' ' }, 'Please enter a location name.'],
  ])(
    'the input %o shows its error, focuses an invalid field and sends nothing [ADDR-005, ADDR-007]',
    async (over, message) => {
      const page = await opened();
      await page.click('Add a location');
      await fill(page, over);
      await page.click('Save');
      await expect.poll(page.alert).toBe(message);
      expect(page.sent()).toEqual([]);
      await expect.poll(() => document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    },
  );

  test('returns from the form to the list', async () => {
    const page = await opened();
    await page.click('Add a location');
    await page.findByRole('textbox', { name: 'ZIP code' });
    await page.click('Choose from the list');
    expect(await page.findAllByRole('radio')).toHaveLength(2);
  });

  test('shows the only location of an account, without Save', async () => {
    const page = await opened({ info: { locations: 1, canAddShipTo: false } });
    expect(page.text()).toContain('Your account ships to this location only.');
    expect(page.text()).toContain('200 West 79th Street, Floor 3, New York, NY 10024');
    expect(page.queryByRole('button', { name: 'Save' })).toBeNull();
    await page.click('Close');
    expect(await page.outcome).toBe('closed');
  });

  test('starts with the form if the account has no location', async () => {
    const page = await opened({ info: { locations: 0 } });
    await page.findByRole('textbox', { name: 'Street address' });
    expect(page.queryByRole('button', { name: 'Choose from the list' })).toBeNull();
  });

  test('a failed save shows an error, preserves the input and can be retried', async () => {
    const page = await opened({ shop: (shop) => shop.failNext('network', { of: 'change' }) });
    await page.click('Add a location');
    await fill(page);
    await page.click('Save');
    await expect.poll(page.alert).toBe('Something went wrong. Please try again.');
    expect(page.field('ZIP code').value).toBe('02138');
    await page.click('Save');
    expect(await page.outcome).toBe('done');
  });

  test('a location that the account may not use shows advice to choose from the list', async () => {
    const page = await opened({ shop: (shop) => shop.refuseNext('ONE_LOCATION_ONLY', { of: 'change', status: 403 }) });
    await page.click('Save');
    await expect.poll(page.alert).toContain('Please choose one from the list.');
  });

  test('disables Save while saving', async () => {
    const page = await opened({ shop: (shop) => shop.hold('change') });
    await page.click('Save');
    await expect.poll(() => page.isOff('Save')).toBe(true);
    page.shop.release();
    expect(await page.outcome).toBe('done');
  });

  test('renders nothing and handles no request in a consumer shop [GEN-004]', async () => {
    const consumer = renderWidget(beforeText(<ShipToOverlay />));
    expect(await rendered(consumer)).toBe('');
    expect(await requestOverlay(consumer.storefront, { overlay: 'SHIP_TO' })).toBe('unavailable');
  });
});
