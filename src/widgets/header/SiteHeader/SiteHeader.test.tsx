import { describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { renderWidget, runEffectsOnce } from '../../../../tests/support/widgets/renderWidget';
import { BUSINESS_CONTEXT } from '../../../../tests/support/widgets/storefront';
import type { StorefrontConfig } from '../../../core/platform/client/settings';
import type { CommerceError } from '../../../core/platform/rules/commerceError';
import { SiteHeader, type SiteHeaderProps } from './SiteHeader';

function onHeader(props: SiteHeaderProps = {}, config: Partial<StorefrontConfig> = {}, shop = fakeShop()) {
  return renderWidget(<SiteHeader {...props} />, { shop, config });
}

const text = ({ box }: { box: HTMLElement }) => box.textContent ?? '';

const has = (page: ReturnType<typeof onHeader>) => ({
  hat: page.queryByRole('region', { name: 'Announcement' }) !== null,
  search: page.queryByRole('combobox') !== null,
  account: page.queryByRole('button', { name: /Account|Hello/ }) !== null,
  menu: page.queryByRole('navigation', { name: 'Main menu' }) !== null,
});

describe('SiteHeader', () => {
  test.each([
    ['full', { hat: true, search: true, account: true, menu: true }],
    ['slim', { hat: false, search: true, account: true, menu: false }],
    ['logo-only', { hat: false, search: false, account: false, menu: false }],
    ['tpv', { hat: false, search: false, account: true, menu: false }],
  ] as const)('the variant %s has its own parts [HDR-001, HDR-004, HDR-005, HDR-007]', async (variant, parts) => {
    const page = onHeader({ variant });
    await page.findByRole('link', { name: 'Quire' });
    expect(has(page)).toEqual(parts);
  });

  test('shows budget and shortcuts directly on a phone if it has no account menu and no main menu [HDR-010]', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches: true }) as never);
    const business = onHeader({ parts: ['logo', 'budget', 'utility'] }, BUSINESS_CONTEXT);
    await business.findButton('Budget balance: $820.50');
    business.getByRole('navigation', { name: 'Shortcuts' });
    vi.restoreAllMocks();
  });

  test('its variant follows from the route if the page does not set one [HDR-002]', async () => {
    const header = { routes: { slim: ['quick'] } };
    const onLoad = vi.fn((_: { variant: string }): void => undefined);
    const page = onHeader({ onLoad }, { header, session: { routeId: 'quick' } });
    await page.findByRole('combobox');
    expect(has(page)).toMatchObject({ search: true, menu: false });
    await expect.poll(() => onLoad.mock.calls).toEqual([[{ variant: 'slim' }]]);
  });

  test('greets a guest, and a customer by first name, in the account menu or beside the logo [HDR-044]', async () => {
    const guest = onHeader();
    await guest.click('Account');
    await guest.findByText('Welcome');
    const session = { isLoggedIn: true, customerAttributes: { contactFirstName: 'Ada' } };
    const customer = onHeader({}, { session });
    await customer.click('Hello, Ada');
    await customer.findByText('Welcome, Ada');
    await onHeader({ parts: ['logo', 'welcome'] }, { session }).findByText('Welcome, Ada');
  });

  test('on a phone, one row has menu, logo, search and account, and the account menu has the rewards [DEC-Q420]', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches: true }) as never);
    const page = onHeader({}, { session: { isLoggedIn: true, rewardsNumber: '4711' } });
    await page.findButton('Account');
    const rows = [...page.box.querySelectorAll('.quire-site-header__row')];
    expect(rows).toHaveLength(1);
    const names = ['.quire-menu__fold', '.quire-site-header__logo', '[name="q"]', '.quire-account-flyout__label'];
    for (const name of names) expect(rows[0]?.querySelector(name)).not.toBeNull();
    expect(text(page)).not.toContain('$12');
    await page.click('Account');
    await expect.poll(() => text(page)).toContain('$12');
    vi.restoreAllMocks();
  });

  test('shows the sales representative if only the phone is known, and not without any detail [HDR-011]', async () => {
    const session = { permissionDetail: { sessionData: { salesRepPhone: '5085550134' } } };
    const page = onHeader({}, { session });
    await page.click('Account');
    await expect.poll(() => text(page)).toContain('Your sales representative:(508) 555-0134');
    const without = onHeader();
    await without.click('Account');
    await without.findByText('Welcome');
    expect(text(without)).not.toContain('representative');
  });

  test('shows the budget balance to a business, and not to a consumer [HDR-010]', async () => {
    const page = onHeader({}, BUSINESS_CONTEXT);
    await page.findButton('Budget balance: $820.50');
    const consumer = onHeader();
    await consumer.findButton('Account');
    expect(text(consumer)).not.toContain('Budget');
  });

  test('shows print services in the menu of a business, and does not request them for a consumer [HDR-026]', async () => {
    const page = onHeader({}, BUSINESS_CONTEXT);
    await page.click('Print services');
    expect((await page.findByRole('link', { name: 'Posters' })).getAttribute('href')).toBe('/print/posters');
    expect(onHeader().storefront.shop.requestsOf('print-services')).toEqual([]);
  });

  test('shows the banner of its slot above the global one [HDR-003]', async () => {
    const page = onHeader({ slot: 'home' });
    await expect
      .poll(() => page.queryAllByRole('region').map((each) => each.textContent))
      .toEqual(['Chairs at half the price', 'Free shipping from $60']);
    expect(page.getByRole('link', { name: 'Chairs at half the price' }).getAttribute('href')).toBe('/chairs');
  });

  test('is busy with its fallback HTML while loading, and not afterwards [HDR-016]', async () => {
    const shop = fakeShop();
    shop.hold('header');
    const page = onHeader({}, {}, shop);
    const isLoading = () => page.box.querySelector('[aria-busy="true"] slot') !== null;
    await expect.poll(isLoading).toBe(true);
    shop.release();
    await page.findButton('Account');
    expect(isLoading()).toBe(false);
  });

  test.each([
    [503, 503, { kind: 'refused', status: 503 }],
    ['network', 500, { kind: 'network', status: undefined }],
  ] as const)(
    'a failure with %s shows an error, has the status %i and leaves the fallback HTML [HDR-019, HDR-020]',
    async (failure, status, error) => {
      const shop = fakeShop();
      shop.failNext(failure, { of: 'header', times: 9 });
      const onError = vi.fn((_: CommerceError): void => undefined);
      const page = onHeader({ onError }, {}, shop);
      await expect
        .poll(page.alert)
        .toBe('Oops, something went wrong on our side. Please refresh the page to continue.');
      expect(page.box.querySelector(`[data-status="${status}"]`)).not.toBeNull();
      expect(page.box.querySelector('slot')).not.toBeNull();
      expect(page.box.querySelector('[aria-busy]')).toBeNull();
      await expect.poll(() => onError.mock.calls).toMatchObject([[{ name: 'CommerceError', ...error }]]);
    },
  );

  test('a redirect navigates without an error [HDR-017]', async () => {
    runEffectsOnce();
    const shop = fakeShop();
    shop.answerNext(200, { status: 302, location: '/moved' }, 'header');
    const page = onHeader({}, {}, shop);
    await expect.poll(() => page.storefront.host.assigned).toEqual(['https://shop.example/moved']);
    expect(page.alert()).toBe('');
  });

  test('Messages, Chat and Feedback request their overlays [HDR-008, HDR-009, HDR-045]', async () => {
    const page = onHeader();
    const wanted: string[] = [];
    page.storefront.events.subscribe('overlay:requested', (request) => {
      request.isHandled = true;
      wanted.push(request.overlay);
    });
    for (const name of ['Messages', 'Chat', 'Feedback']) await page.click(name);
    await expect.poll(() => wanted).toEqual(['MESSAGES', 'CHAT', 'FEEDBACK']);
  });

  test('shows the rewards of a member in whole dollars [HDR-006, RWD-005]', async () => {
    const page = onHeader({}, { session: { isLoggedIn: true, rewardsNumber: '4711' } });
    await page.findButton('Rewards: $12 · New');
  });

  test('two headers on a page share one read', async () => {
    runEffectsOnce();
    const page = renderWidget(
      <>
        <SiteHeader />
        <SiteHeader variant="logo-only" />
      </>,
    );
    await expect.poll(() => page.queryAllByRole('link', { name: 'Quire' })).toHaveLength(2);
    expect(page.storefront.shop.requestsOf('header')).toHaveLength(1);
  });
});
