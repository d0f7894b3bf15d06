import { fireEvent } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { renderWidget } from '../../tests/support/widgets/renderWidget';
import { MenuReasons, type MenuReasonsProps } from './MenuReasons';

async function onReasons(props: MenuReasonsProps = {}) {
  const page = renderWidget(<MenuReasons {...props} />);
  await page.findByRole('heading', { name: 'Menu visibility' });
  return {
    ...page,
    /** The table's row for an item: shown or hidden, the reason, its codes, its destination. */
    row: (name: string) =>
      [...page.getByRole('rowheader', { name }).parentElement!.querySelectorAll('td')].map((cell) => cell.textContent),
    choose: (label: string, value: string) => fireEvent.change(page.getByLabelText(label), { target: { value } }),
    check: (label: string) => fireEvent.click(page.getByLabelText(label)),
    write: (label: string, value: string) => fireEvent.input(page.getByLabelText(label), { target: { value } }),
  };
}

const reason = (row: (string | null)[]) => row.slice(0, 2);

const NEEDS_APPROVER =
  'It needs one of these: H_AO (the customer has the permission H_AO); H_AL (the customer has the permission H_AL); H_AG (the customer has the permission H_AG).';

describe('MenuReasons', () => {
  test('updates the decision and its reason when a fact about the customer changes [MENU-006, MENU-007, MENU-023]', async () => {
    const page = await onReasons();
    expect(reason(page.row('Approvals'))).toEqual(['Hidden', NEEDS_APPROVER]);
    page.check('H_AL');
    await expect
      .poll(() => reason(page.row('Approvals')))
      .toEqual(['Shown', 'H_AL shows it: the customer has the permission H_AL.']);

    expect(reason(page.row('New deals'))).toEqual(['Shown', 'None of its codes hides it.']);
    page.choose('Customer type', 'ASC');
    await expect
      .poll(() => reason(page.row('New deals')))
      .toEqual(['Hidden', 'NO_ASC hides it: the customer is an associate.']);
  });

  test.each<[fact: string, set: (page: Awaited<ReturnType<typeof onReasons>>) => void, item: string, why: string]>([
    ['tenant', (page) => page.choose('Tenant', 'SBA'), 'Elite rewards', 'None of its codes hides it.'],
    [
      'segment',
      (page) => page.choose('Segment', '27'),
      'Elite rewards',
      'SEG_27 shows it: the customer is in segment 27.',
    ],
    [
      'membership',
      (page) => page.choose('Membership', 'PREMIUM'),
      'Member prices',
      'PREMIUM shows it: the customer is a member of PREMIUM.',
    ],
    ['flow', (page) => page.choose('Flow', 'SAML'), 'Punch out', 'None of its codes hides it.'],
    [
      'toggles',
      (page) => page.write('Toggles that are off', 'other newDeals'),
      'New deals',
      'NO_TOGGLE_newDeals hides it: the toggle NEWDEALS is off or missing.',
    ],
    ['ramps', (page) => page.check('SA_RAMP4'), 'Order the old way', 'NO_SA_RAMP4 hides it: ramp 4 is on.'],
    [
      'page',
      (page) => page.check('Is on the cart page'),
      'Order the old way',
      'NO_CART hides it: the page is a cart page.',
    ],
    [
      'service rep',
      (page) => page.check('A service rep acts for the customer'),
      'Sign in',
      'A service rep acts for the customer, and the shop hides it from reps.',
    ],
    ['child items', (page) => page.check('H_MU'), 'Administration', 'It has no codes, so everyone sees it.'],
  ])('updates the reason when this fact changes: %s', async (_fact, set, item, why) => {
    const page = await onReasons();
    expect(page.row(item)[1]).not.toBe(why);
    set(page);
    await expect.poll(() => page.row(item)[1]).toBe(why);
  });

  test('shows the address of an item for the chosen group [MENU-054]', async () => {
    const page = await onReasons({ facts: { isLoggedIn: true } });
    expect(page.row('Your account')[3]).toBe('/account');
    page.choose('User group', 'SPANISH');
    await expect.poll(() => page.row('Your account')[3]).toBe('/cuenta, for the group SPANISH');
  });

  test('maps a spelling of the shop to a known code, and shows the configuration for it', async () => {
    const page = await onReasons({ facts: { membership: 'SELECT' } });
    expect(reason(page.row('The club'))).toEqual(['Hidden', 'It needs one of these: CLUB (unknown code).']);
    page.write('Your spelling', 'Club');
    page.write('Code', 'nothing');
    await page.click('Add spelling');
    await expect.poll(page.alert).toBe('Enter both. The code must be one from the table.');
    page.write('Code', 'select');
    await expect.poll(() => (page.getByLabelText('Code') as HTMLInputElement).value).toBe('select');
    await page.click('Add spelling');
    await expect
      .poll(() => reason(page.row('The club')))
      .toEqual(['Shown', 'CLUB shows it: the customer is a member of SELECT.']);
    page.getByText('{"menu":{"codes":{"Club":"SELECT"}}}');
    await page.click('Remove Club');
    await expect.poll(() => page.row('The club')[0]).toBe('Hidden');
  });

  test('accepts another menu, and rejects JSON that is not a menu', async () => {
    const page = await onReasons();
    page.write(
      'Menu, as JSON',
      '[{ "headliner": [{ "headlinertext": "Ink" }], "url": "/ink", "permissionlimit": "NO_GUEST" }]',
    );
    await expect
      .poll(() => page.row('Ink'))
      .toEqual(['Hidden', 'NO_GUEST hides it: the customer has not signed in.', 'NO_GUEST', '']);
    expect(page.status()).toBe('0 of 1 items are shown.');
    page.write('Menu, as JSON', '{}');
    await expect.poll(page.alert).toBe('Expected a JSON array of menu items.');
  });
});
