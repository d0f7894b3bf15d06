import { fireEvent } from '@testing-library/dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { menuBody } from '../../../../tests/support/shop/fakeShopHeader';
import { renderWidget, type WidgetPage } from '../../../../tests/support/widgets/renderWidget';
import type { TestStorefrontOptions } from '../../../../tests/support/widgets/storefront';
import { MENU_ACTIONS } from '../../../core/header/rules/menu/menuTarget';
import type { StorefrontConfig } from '../../../core/platform/client/settings';
import type { FlowAliases } from '../../../core/platform/rules/session/flow';
import { HeaderMenu, type HeaderMenuProps } from './HeaderMenu';

function onMenu(props: HeaderMenuProps = {}, dependencies: TestStorefrontOptions = {}) {
  return renderWidget(<HeaderMenu {...props} />, dependencies);
}

const names = (page: WidgetPage) =>
  page.queryAllByRole('listitem').map((item) => item.querySelector('a, button, span')?.textContent?.trim());

const focused = (page: WidgetPage) => (page.box.ownerDocument.activeElement as HTMLElement | null)?.textContent?.trim();

const press = (key: string, page: WidgetPage) =>
  fireEvent.keyDown(page.box.ownerDocument.activeElement as Element, { key });

/** The page around a menu, and its customer. */
type Surroundings = Pick<Partial<StorefrontConfig>, 'session' | 'menu' | 'header' | 'segments'> & {
  isPhone?: true;
  href?: string;
};

afterEach(() => void vi.restoreAllMocks());

describe('HeaderMenu', () => {
  test('shows what this customer may see, and logs unknown codes to the shop once [MENU-006, MENU-012]', async () => {
    const items = [
      menuBody('Open', '/open'),
      menuBody('For guests', '/guests', { permissionlimit: ['NO_LOGGEDIN'] }),
      menuBody('For members', '/members', { permissionlimit: ['NO_GUEST'] }),
      menuBody('Mystery', '/mystery', { permissionlimit: ['WHO_KNOWS'] }),
    ];
    const page = onMenu({ items });
    await page.findByRole('link', { name: 'Open' });
    expect(names(page)).toEqual(['Open', 'For guests']);
    await expect
      .poll(() => page.storefront.shop.requestsOf('log').map(({ body }) => body))
      .toEqual([{ msg: 'the menu contains unknown codes', error: null, info: { codes: 'WHO_KNOWS' } }]);
    expect(page.storefront.shop.requestsOf('header')).toEqual([]);
  });

  const onPhone: Surroundings = { isPhone: true };
  const onCart: Surroundings = { href: 'https://shop.example/x/cart' };
  const inSlim: Surroundings = { session: { routeId: 'quick' }, header: { routes: { slim: ['quick'] } } };
  const ofRep = (csrHides?: 'coded'): Surroundings => ({
    session: { csrUserId: 'rep7' },
    ...(csrHides && { menu: { csrHides } }),
  });
  const inFlow = (flowAliases: FlowAliases): Surroundings => ({ session: { flowType: 'hi-touch', flowAliases } });
  const inTop = (segments: Surroundings['segments'] = {}): Surroundings => ({
    session: { customerAttributes: { SEGMENTCODE: 'TOP' } },
    segments,
  });

  test.each<[string, Surroundings, Surroundings]>([
    ['NO_MOBILE', {}, onPhone],
    ['MOBILE_ONLY', onPhone, {}],
    ['NO_HDR_SLIM', {}, inSlim],
    ['NO_CART', {}, onCart],
    ['NO_CART', { menu: { cartHosts: ['cart.example'] } }, { menu: { cartHosts: ['shop.example'] } }],
    ['NO_APP', ofRep('coded'), ofRep()],
    ['NO_TOGGLE_CHAT', {}, { menu: { missingToggle: 'off' } }],
    ['NO_SA_RAMP2', {}, { menu: { missingRamp: 'on' } }],
    ['NO_HITOUCH', inFlow({}), inFlow({ 'Hi-Touch': 'HITOUCH' })],
    ['FLOW_HITOUCH', inFlow({ 'Hi-Touch': 'HITOUCH' }), inFlow({})],
    ['NO_SEG_26', inTop(), inTop({ map: { TOP: 26 } })],
    ['NO_OURS', {}, { menu: { codes: { NO_OURS: 'NO_GUEST' } } }],
  ])(
    'an item with the code %s is shown in %j, and not in %j [MENU-008, MENU-009, MENU-010, MENU-014, MENU-016, MENU-021, MENU-022, MENU-050, MENU-052, MENU-053]',
    async (code, shown, hidden) => {
      for (const [surroundings, left] of [
        [shown, ['Coded', 'Open']],
        [hidden, ['Open']],
      ] as const) {
        const { isPhone, href, ...config } = surroundings;
        const query = Object.assign(new EventTarget(), { matches: isPhone === true });
        vi.spyOn(window, 'matchMedia').mockReturnValue(query as never);
        const items = [menuBody('Coded', '/coded', { permissionlimit: [code] }), menuBody('Open', '/open')];
        const page = onMenu({ items }, { config, host: href ? { href } : {} });
        await page.findByRole('link', { name: 'Open' });
        await expect.poll(() => names(page)).toEqual(left);
        page.unmount();
      }
    },
  );

  test('uses the URL override of the customer’s groups, in the configured order [MENU-054]', async () => {
    const overrides = [
      { url: '/consumers', usergroups: 'CONSUMER' },
      { url: '/guests', usergroups: 'GUEST' },
    ];
    const items = [menuBody('Print', '/own', { GroupOverrideURL: overrides })];
    const hrefOf = async (config: Surroundings) =>
      (await onMenu({ items }, { config }).findByRole('link', { name: 'Print' })).getAttribute('href');
    expect(await hrefOf({})).toBe('/consumers');
    expect(await hrefOf({ menu: { overrideOrder: 'group' } })).toBe('/guests');
  });

  test('updates the menu when the customer signs in on the page [MENU-013, MENU-024]', async () => {
    const page = onMenu({ items: [menuBody('Orders', '/orders', { permissionlimit: ['LOGGEDIN'] })] });
    expect(names(page)).toEqual([]);
    page.storefront.session.isLoggedIn = true;
    await expect
      .poll(() => {
        // the widget may be rendered before it listens
        page.storefront.events.publish('session:signed-in', {});
        return names(page);
      })
      .toEqual(['Orders']);
  });

  test('an entry opens on a click, with aria-expanded, and closes on the next click or a press elsewhere [HDR-005]', async () => {
    const onOpenChange = vi.fn();
    const page = onMenu({ onOpenChange });
    await page.click('Paper');
    await page.findByRole('link', { name: 'Copy paper' });
    expect((await page.findButton('Paper')).getAttribute('aria-expanded')).toBe('true');
    await page.click('Paper');
    await expect.poll(() => page.queryByText('Copy paper')).toBeNull();
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
    await page.click('Paper');
    await page.findByText('Copy paper');
    await expect
      .poll(() => {
        fireEvent.pointerDown(document.body);
        return page.queryByText('Copy paper');
      })
      .toBeNull();
  });

  test('an open entry offers a link to its own page [HDR-012]', async () => {
    const page = onMenu();
    await page.click('Paper');
    expect((await page.findByRole('link', { name: 'All Paper' })).getAttribute('href')).toBe('/paper');
  });

  test('can be used with the keyboard alone [HDR-005]', async () => {
    const page = onMenu();
    (await page.findButton('Paper')).focus();
    press('ArrowRight', page);
    expect(focused(page)).toBe('Ink');
    press('End', page);
    expect(focused(page)).toBe('Deals');
    press('ArrowRight', page);
    expect(focused(page)).toBe('Paper');
    press('ArrowDown', page);
    await expect.poll(() => focused(page)).toBe('All Paper');
    press('ArrowDown', page);
    press('ArrowDown', page);
    expect(focused(page)).toBe('Cards');
    press('ArrowRight', page);
    await expect.poll(() => focused(page)).toBe('All Cards');
    press('ArrowLeft', page);
    await expect.poll(() => focused(page)).toBe('Cards');
    await expect.poll(() => page.queryByText('Index cards')).toBeNull();
    press('Escape', page);
    await expect.poll(() => focused(page)).toBe('Paper');
    await expect.poll(() => page.queryByText('Copy paper')).toBeNull();
  });

  test('keys move the focus with focusVisible [HDR-005]', async () => {
    const page = onMenu();
    (await page.findButton('Paper')).focus();
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    press('ArrowDown', page);
    await expect.poll(() => focused(page)).toBe('All Paper');
    press('ArrowDown', page);
    press('Escape', page);
    await expect.poll(() => focused(page)).toBe('Paper');
    expect(focus.mock.calls).toEqual([[{ focusVisible: true }], [{ focusVisible: true }], [{ focusVisible: true }]]);
  });

  test('a submenu item that opens a dialog first moves focus to its entry in the bar [HDR-012]', async () => {
    const items = [menuBody('Help', undefined, { items: [menuBody('Chat', undefined, { action: 'chat' })] })];
    const page = onMenu({ items });
    await page.click('Help');
    const chat = await page.findButton('Chat');
    chat.focus();
    chat.click();
    expect(focused(page)).toBe('Help');
    await expect.poll(() => page.queryByText('Chat')).toBeNull();
  });

  test('the button for mobile widths expands the menu [HDR-005]', async () => {
    const page = onMenu();
    const fold = await page.findByRole('button', { name: 'Menu', hidden: true });
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(fold);
    await expect.poll(() => fold.getAttribute('aria-expanded')).toBe('true');
  });

  test('renders a link or a button as its data sets, and opens new tabs with noopener [MENU-002, MENU-003]', async () => {
    const items = [
      menuBody('Link', '/link', { ctaCompoundctaType: 'link' }),
      menuBody('Button', '/button', { ctaCompoundctaType: 'button' }),
      menuBody('New tab', '/new', { targetWindow: 'new-page' }),
    ];
    const page = onMenu({ items });
    expect((await page.findByRole('link', { name: 'Link' })).getAttribute('target')).toBeNull();
    const newTab = page.getByRole('link', { name: 'New tab' });
    expect([newTab.getAttribute('target'), newTab.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    await page.click('Button');
    expect(page.storefront.host.assigned).toEqual(['https://shop.example/button']);
  });

  test('renders entry texts with their styles, without links or block elements inside the entry [MENU-004, MENU-005]', async () => {
    const inside = { headlinertext: 'deep', headlinerstyle: ['Italics'], headlinerdestinationURL: '/deep' };
    const headliner = [
      { headlinertext: 'Sale', headlinerstyle: ['Bold', 'Line break'], headlinertextColor: '#c00' },
      { headlinerstyle: ['Center'], headlinerMain: { headlinerMainstyle: ['Underline'], headlinerBlock: [inside] } },
      { headlinertext: 'listed', headlinerstyle: ['BulletList'] },
    ];
    const below = { items: [menuBody('Below', '/below')] };
    const page = onMenu({ items: [menuBody('', '/sale', { headliner }), menuBody('', '', { headliner, ...below })] });
    const entries = [await page.findByRole('link', { name: /Sale/ }), await page.findButton(/Sale/)];
    for (const entry of entries) {
      expect(entry.textContent?.trim()).toMatch(/listed$/);
      expect((entry.querySelector('[style]') as HTMLElement | null)?.style.color).toBe('#c00');
      expect(entry.querySelector('strong')?.textContent).toBe('Sale');
      expect(entry.querySelectorAll('br')).toHaveLength(1);
      expect(entry.querySelector('.quire-headline__piece--center u em')?.textContent).toBe('deep');
      expect(entry.querySelector('a, div, ul')).toBeNull();
    }
  });

  test('an item has its ariaLabel as accessible name [MENU-001]', async () => {
    const page = onMenu({ items: [menuBody('→', '/next', { ariaLabel: 'Next week’s deals' })] });
    await page.findByRole('link', { name: 'Next week’s deals' });
  });

  test.each([
    ['destinationReplaceURL, which replaces the history entry of this page', { destinationReplaceURL: '/new' }, '/new'],
    ['destinationURL, which adds a history entry', { destinationURL: '/new', ctaCompoundctaType: 'button' }, '/'],
  ])('an item navigates to its %s [HDR-012]', async (_, item, leftEntry) => {
    const page = onMenu({ items: [menuBody('Moved', '/old', item)] });
    const { location, assigned } = page.storefront.host;
    const { assign } = location;
    let hrefBefore = '';
    location.assign = (url) => {
      hrefBefore = location.href;
      assign(url);
    };
    await page.click('Moved');
    expect(assigned).toEqual(['https://shop.example/new']);
    // a browser adds no history entry when it navigates to the URL that the page already has
    expect(hrefBefore).toBe(`https://shop.example${leftEntry}`);
  });

  const drawers = Object.entries(MENU_ACTIONS).filter(([, action]) => action !== 'CREATE_ACCOUNT');

  test.each(drawers)(
    'the action %s requests the overlay %s [HDR-012, HDR-013, HDR-028, HDR-029, HDR-030, HDR-031, HDR-032, HDR-033, HDR-034, HDR-035, HDR-036, HDR-037, HDR-038, HDR-039, HDR-040, HDR-041, HDR-042, HDR-043]',
    async (action, overlay) => {
      const page = onMenu({ items: [menuBody('Open it', '/instead', { action, chatLineOfBusiness: '12' })] });
      const wanted: object[] = [];
      page.storefront.events.subscribe('overlay:requested', (request) => {
        request.isHandled = true;
        wanted.push({ overlay: request.overlay, ...('line' in request && { line: request.line }) });
      });
      await page.click('Open it');
      await expect.poll(() => wanted).toEqual([{ overlay, ...(overlay === 'CHAT' && { line: '12' }) }]);
      expect(page.storefront.host.assigned).toEqual([]);
    },
  );

  test('navigates to the landing page of an action whose overlay is not on the page [HDR-012]', async () => {
    const page = onMenu({ items: [menuBody('Chat', '/u', { action: 'chat', ActionLandingPage: '/chat' })] });
    await page.click('Chat');
    await expect.poll(() => page.storefront.host.assigned).toEqual(['https://shop.example/chat']);
  });

  test('login and createAccount navigate with the return URL of this page [HDR-013]', async () => {
    const items = [
      menuBody('In', undefined, { action: 'login' }),
      menuBody('New', undefined, { action: 'createAccount' }),
    ];
    const page = onMenu({ items }, { host: { href: 'https://shop.example/ink?x=1' } });
    await page.click('In');
    await expect
      .poll(() => page.storefront.host.assigned)
      .toEqual(['https://shop.example/office/supplies/login?jumpUrl=%2Fink%3Fx%3D1']);
    const secondPage = onMenu({ items }, { host: { href: 'https://shop.example/ink' } });
    fireEvent.click(await secondPage.findButton('New'));
    expect(secondPage.storefront.host.assigned).toEqual([
      'https://shop.example/office/supplies/register?jumpUrl=%2Fink',
    ]);
  });

  test.each([
    ['the root [LOGIN-003]', '/?cid=7'],
    ['a sign-in page [LOGIN-004]', '/sso/callback'],
    ['a become-customer page [LOGIN-005]', '/business/become-customer/step2'],
  ])('login navigates without the return URL of %s', async (_, path) => {
    const items = [menuBody('In', undefined, { action: 'login' })];
    const page = onMenu({ items }, { host: { href: `https://shop.example${path}` } });
    await page.click('In');
    await expect.poll(() => page.storefront.host.assigned).toEqual(['https://shop.example/office/supplies/login']);
  });

  test('login preserves the target of a sign-in URL that already has one [LOGIN-006]', async () => {
    const items = [menuBody('In', undefined, { action: 'login' })];
    const config = { urls: { identityLogin: '/sign-in?TARGET=%2Fcart' } };
    const page = onMenu({ items }, { config, host: { href: 'https://shop.example/ink' } });
    await page.click('In');
    await expect.poll(() => page.storefront.host.assigned).toEqual(['https://shop.example/sign-in?TARGET=%2Fcart']);
  });

  test('the fallback HTML is shown while the menu loads, and stays when it fails', async () => {
    const shop = fakeShop();
    shop.failNext('network', { of: 'header', times: 9 });
    shop.hold('header');
    const page = onMenu({}, { shop });
    const isBusy = () => page.box.querySelector('[aria-busy="true"] slot') !== null;
    await expect.poll(isBusy).toBe(true);
    shop.release();
    await expect.poll(isBusy).toBe(false);
    expect(page.box.querySelector('slot')).not.toBeNull();
  });
});
