import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import {
  aStorefront,
  BUSINESS_CONTEXT,
  type TestStorefrontOptions,
} from '../../../../tests/support/widgets/storefront';
import { memoryHost } from '../../platform/client/host/memoryHost';
import { headlineText } from '../rules/headline';
import { readPrintServices, readSiteHeader } from './headerClient';

const HREF = 'https://shop.example/office/supplies/paper/?tab=1#top';

function onPage(options: TestStorefrontOptions = {}) {
  return aStorefront({ host: { fetch: fakeShop().fetch, href: HREF }, ...options });
}

function answering(status: number, body: unknown, href = HREF) {
  const shop = fakeShop();
  shop.answerNext(status, body, 'header');
  return aStorefront({ shop, host: { fetch: shop.fetch, href } });
}

describe('readSiteHeader', () => {
  test('the header is requested by the session’s consumer and the page’s path, with its slashes [HDR-021]', async () => {
    const shop = fakeShop();
    const host = { fetch: shop.fetch, href: HREF };
    await readSiteHeader(aStorefront({ shop, host, config: { session: { consumer: 'sdc' } } }));
    await readSiteHeader(aStorefront({ shop, host: { ...host, href: 'https://shop.example/' } }));
    expect(shop.requestsOf('header').map(({ method, url }) => [method, url])).toEqual([
      ['GET', '/_next/api/hf/sdc/office/supplies/paper/'],
      ['GET', '/_next/api/hf/web/'],
    ]);
  });

  test('the header has its menus, top-hat banners, budget and footer [HDR-021, BUD-001, BUD-002]', async () => {
    const read = await readSiteHeader(onPage());
    if (!('header' in read)) throw new Error('no header');
    const { mainMenu, topHats, budget, footer } = read.header;
    expect(mainMenu.map(({ headliner }) => headlineText(headliner))).toEqual(['Paper', 'Ink', 'Deals', 'Approvals']);
    expect(mainMenu[0]?.items[1]?.items.map(({ id }) => id)).toEqual(['mainMenu.0.1.0', 'mainMenu.0.1.1']);
    expect(topHats.map(({ slot, theme }) => [slot, theme])).toEqual([
      ['global', undefined],
      ['home', 'sale'],
    ]);
    expect(budget).toMatchObject({
      availableBalance: { minor: 82_050, currency: 'USD' },
      center: 'Facilities',
      centers: { level: 'Location', isBudgetingEnabled: true, isConfigured: true },
    });
    expect(budget?.centers.values[1]).toEqual({ name: 'Kitchen', balance: { minor: 7500, currency: 'USD' } });
    expect(footer.legalText).toBe('A demo store for Quire.');
  });

  test('a menu item has every field of the specification [MENU-001, MENU-002, MENU-003, MENU-004]', async () => {
    const block = {
      headlinertext: 'Deals',
      headlinerstyle: ['Bold', 'Blink'],
      headlinertextColor: 'red; top: 0',
      headlinerdestinationURL: 'javascript:alert(1)',
      headlinertargetWindow: 'new-page',
      headlinerMain: { headlinerMainstyle: 'Center', headlinerBlock: [{ headlinertext: 'Inside' }] },
    };
    const item = {
      permissionlimit: 'LOGGEDIN',
      GroupOverrideURL: [{ url: '/plus', usergroups: 'LINKPLUS' }],
      url: '/u',
      destinationURL: '/d',
      destinationReplaceURL: '/r',
      actionType: 'drawer',
      actionIcon: 'bubble',
      action: 'chat',
      ActionLandingPage: '/chat',
      ariaLabel: 'Chat with us',
      chatLineOfBusiness: 12,
      headliner: [block, { headlinertext: ' ' }],
      mobileHeadliner: [{ headlinertext: 'Chat' }],
      ctaCompoundctaType: 'button',
      targetWindow: 'new-page',
    };
    const read = await readSiteHeader(answering(200, { headerData: { mainMenu: [item] } }));
    expect('header' in read && read.header.mainMenu[0]).toEqual({
      id: 'mainMenu.0',
      permissionLimit: ['LOGGEDIN'],
      groupOverrides: [{ url: '/plus', userGroups: ['LINKPLUS'] }],
      url: '/u',
      destinationUrl: '/d',
      destinationReplaceUrl: '/r',
      actionType: 'drawer',
      actionIcon: 'bubble',
      action: 'chat',
      actionLandingPage: '/chat',
      ariaLabel: 'Chat with us',
      chatLineOfBusiness: '12',
      headliner: [
        {
          text: 'Deals',
          styles: ['Bold'],
          color: undefined,
          url: undefined,
          opensNewTab: true,
          main: { styles: ['Center'], blocks: [expect.objectContaining({ text: 'Inside' })] },
        },
      ],
      mobileHeadliner: [expect.objectContaining({ text: 'Chat' })],
      element: 'button',
      opensNewTab: true,
      items: [],
    });
  });

  test('a menu is cut at four levels, even if the shop sends more', async () => {
    const deep = (depth: number): object => ({ url: '/', items: depth > 1 ? [deep(depth - 1)] : [] });
    const read = await readSiteHeader(answering(200, { headerData: { mainMenu: [deep(40)] } }));
    const depthOf = (items: readonly { items: readonly object[] }[]): number =>
      items[0] ? 1 + depthOf(items[0].items as typeof items) : 0;
    expect('header' in read && depthOf(read.header.mainMenu)).toBe(4);
  });
});

describe('Responses without a header', () => {
  test.each([
    [200, { status: 302, location: '/moved' }],
    [200, { status: 300, location: '/moved' }],
    [307, { status: 307, location: '/moved' }],
  ])('a response with %i and %j redirects to the given path [HDR-017]', async (status, body) => {
    const page = answering(status, body);
    const to = 'https://shop.example/moved';
    expect(await readSiteHeader(page)).toEqual({ verdict: { kind: 'redirect', to } });
    expect(page.host.assigned).toEqual([to]);
  });

  test('a real redirect, which browsers follow to a page, leads to that page, and to none of another origin [HDR-017]', async () => {
    const answerAt = (url: string) => async () => ({
      ...{ ok: true, status: 200, redirected: true, url },
      headers: { get: () => null },
      text: async () => '<!doctype html><title>Sign in</title>',
    });
    const follow = (url: string) => aStorefront({ host: { fetch: answerAt(url), href: HREF } });
    const page = follow('https://shop.example/login');
    expect(await readSiteHeader(page)).toEqual({ verdict: { kind: 'redirect', to: 'https://shop.example/login' } });
    expect(page.host.assigned).toEqual(['https://shop.example/login']);
    const elsewhere = follow('https://other.example/');
    await expect(readSiteHeader(elsewhere)).rejects.toMatchObject({ name: 'CommerceError', status: 302 });
    expect(elsewhere.host.assigned).toEqual([]);
  });

  test('a 401 reloads the page once, and another 401 within a minute is an error [HDR-018]', async () => {
    const page = answering(401, {});
    page.shop.answerNext(401, {}, 'header');
    expect(await readSiteHeader(page)).toEqual({ verdict: { kind: 'reload' } });
    expect(page.host.assigned).toEqual(['https://shop.example/office/supplies/paper/?tab=1']);
    await expect(readSiteHeader(page)).rejects.toMatchObject({ name: 'CommerceError', status: 401 });
    expect(page.host.assigned).toHaveLength(1);
  });

  test('a 401 reloads the same page instead of redirecting to sign-in [HDR-018]', async () => {
    const page = answering(401, {}, 'https://shop.example/');
    await readSiteHeader(page);
    expect(page.host.assigned).toEqual(['https://shop.example/']);
  });

  test('a header that arrives lets the page reload itself again for the next 401 [HDR-018]', async () => {
    const page = answering(401, {});
    await readSiteHeader(page);
    expect(await readSiteHeader(page)).toHaveProperty('header');
    page.shop.answerNext(401, {}, 'header');
    expect(await readSiteHeader(page)).toEqual({ verdict: { kind: 'reload' } });
  });

  test('a shop sets the origins that redirects may lead to, and how long a page does not reload again [HDR-017, HDR-018]', async () => {
    const time = { now: 1_000_000 };
    const shop = fakeShop();
    const page = aStorefront({
      shop,
      host: { fetch: shop.fetch, href: HREF, now: () => time.now },
      config: { header: { redirectOrigins: ['https://account.example'], reloadGuardMs: 5000 } },
    });
    const read = (status: number, body: object) => {
      shop.answerNext(status, body, 'header');
      return readSiteHeader(page);
    };
    expect(await read(302, { location: 'https://account.example/in' })).toMatchObject({
      verdict: { kind: 'redirect' },
    });
    expect(await read(401, {})).toMatchObject({ verdict: { kind: 'reload' } });
    time.now += 4999;
    await expect(read(401, {})).rejects.toMatchObject({ status: 401 });
    time.now += 1;
    expect(await read(401, {})).toMatchObject({ verdict: { kind: 'reload' } });
  });

  test.each([
    [200, { status: 299, location: '/moved' }, 500],
    [302, { location: 7 }, 302],
    [302, { location: '' }, 302],
    [302, 'moved', 302],
  ])(
    'a response with %i and %j redirects nowhere, and is an error %i [HDR-017, HDR-020]',
    async (status, body, error) => {
      const page = answering(status, body);
      await expect(readSiteHeader(page)).rejects.toMatchObject({ name: 'CommerceError', status: error });
      expect(page.host.assigned).toEqual([]);
    },
  );

  test('a 401 is an error at once if session storage does not last until the next page [HDR-018]', async () => {
    const shop = fakeShop();
    shop.answerNext(401, {}, 'header');
    const host = memoryHost({ fetch: shop.fetch, href: HREF });
    const page = aStorefront({ shop, host: { ...host, sessionStorage: { ...host.sessionStorage, isLasting: false } } });
    await expect(readSiteHeader(page)).rejects.toMatchObject({ name: 'CommerceError', status: 401 });
    expect(page.host.assigned).toEqual([]);
  });

  test('any other failure is an error with its status [HDR-019]', async () => {
    await expect(readSiteHeader(answering(503, {}))).rejects.toMatchObject({ name: 'CommerceError', status: 503 });
    await expect(readSiteHeader(answering(200, { status: 404 }))).rejects.toMatchObject({
      name: 'CommerceError',
      status: 404,
    });
  });

  test.each([[{}], [{ headerData: null }], [{ headerData: { mainMenu: ['rubbish'] } }], ['<html>']])(
    'a response without header data (%j) is an error 500 [HDR-020]',
    async (body) => {
      await expect(readSiteHeader(answering(200, body))).rejects.toMatchObject({ name: 'CommerceError', status: 500 });
    },
  );

  test('a network failure is an error without a status [HDR-019]', async () => {
    const shop = fakeShop();
    shop.failNext('network', { of: 'header' });
    const page = aStorefront({ shop });
    await expect(readSiteHeader(page)).rejects.toMatchObject({ kind: 'network', status: undefined, retryable: true });
    expect(page.host.assigned).toEqual([]);
  });
});

test.each([
  ['missing', { xmpie: null }, []],
  ['without a name', { static: [{ url: '/a' }, { name: '', url: '/b' }] }, []],
  [
    'without a safe page',
    {
      navink: [
        { name: 'A', url: '' },
        { name: 'B', url: 'javascript:alert(1)' },
      ],
    },
    [],
  ],
  ['unreadable', { xmpie: ['Posters', { name: 7 }, { name: 'Cards', url: '/c' }] }, [{ name: 'Cards', url: '/c' }]],
])('print services that are %s are left out [HDR-026]', async (_, answer, services) => {
  const page = aStorefront({ config: BUSINESS_CONTEXT });
  page.shop.answerNext(200, answer, 'print-services');
  expect(await readPrintServices(page)).toEqual(services);
});

test('print services are requested from the search, and those without a destination are left out [HDR-026]', async () => {
  const page = aStorefront({ config: BUSINESS_CONTEXT });
  expect(await readPrintServices(page)).toEqual([
    { name: 'Business cards', url: '/print/cards' },
    { name: 'Posters', url: '/print/posters' },
    { name: 'Stamps', url: '/print/stamps' },
  ]);
  expect(page.shop.requestsOf('print-services')[0]?.url).toBe(
    '/sbaSearch/common/api/engine/browse?printServices=true&minimal=true&serviceName=all',
  );
});
