import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { CustomMessagesBody } from '../../../src/core/account/contract/customMessages';
import { AvailableRewardsBody, RewardsInfoBody } from '../../../src/core/account/contract/rewards';
import { toMenu, toSiteHeader } from '../../../src/core/header/client/toHeader';
import { HeaderAnswerBody, PrintServicesBody, SuggestionsBody } from '../../../src/core/header/contract/header';
import { headlineText } from '../../../src/core/header/rules/headline';
import { MENU_CODES, menuCodeOf } from '../../../src/core/header/rules/menu/menuCodes';
import { type MenuEntry, menuEntries } from '../../../src/core/header/rules/menu/menuEntries';
import { menuFactsOf } from '../../../src/core/header/rules/menu/menuFacts';
import type { MenuItem } from '../../../src/core/header/rules/menu/menuItem';
import { MENU_ACTIONS, menuActionOf } from '../../../src/core/header/rules/menu/menuTarget';
import { USER_GROUPS, userGroupsOf } from '../../../src/core/header/rules/menu/userGroups';
import { createSession } from '../../../src/core/platform/rules/session/session';
import { menusIn } from '../header/menus';
import type { Language } from '../pages/platform/language';
import { shopForTests } from '../testing/shopForTests';

const open = shopForTests();

async function fetchParsed<Schema extends v.GenericSchema>(schema: Schema, path: string) {
  const response = await open.visitor.send(path);
  return v.parse(schema, await response.json());
}

const header = async (path = 'sdc/') =>
  toSiteHeader(await fetchParsed(HeaderAnswerBody, `/_next/api/hf/${path}`), 'USD');

const all = (items: readonly MenuItem[]): MenuItem[] => items.flatMap((each) => [each, ...all(each.items)]);

/** The session in the configuration of a customer's page. */
async function sessionOf(path: string) {
  const page = await open.visitor.page(path);
  const [, json = '{}'] = /data-quire-config>(.*?)<\/script>/.exec(page) ?? [];
  return createSession(JSON.parse(json).session);
}

const textsOf = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap((each) => [headlineText(each.blocks), ...textsOf(each.entries)]);

async function seenBy(menu: 'mainMenu' | 'utilityMenu' | 'accountMenu', isSBA = false): Promise<string[]> {
  const session = await sessionOf(isSBA ? '/sba' : '/');
  const site = { isSBA } as Parameters<typeof menuFactsOf>[1];
  const known = menuFactsOf(session, site, { isMobile: false, header: 'full', isCart: false });
  const shown = await header(isSBA ? 'sba/' : 'sdc/');
  return textsOf(menuEntries(shown[menu], { known, groups: userGroupsOf(session, site), isMobile: false }));
}

describe('header and footer', () => {
  test('the header call responds for both shops and their pages, and with 404 for others', async () => {
    expect((await header('sdc/webapp/product/X')).logo?.text).toBe('Quire');
    expect((await header('sba/cc/sba/cart')).logo?.url).toBe('/sba');
    expect((await open.visitor.send('/_next/api/hf/other/')).status).toBe(404);
  });

  test('the menus use every permission code and user group, and only known codes and actions', async () => {
    const { mainMenu, utilityMenu, accountMenu, topHats, footer } = await header();
    const demoMenu = toMenu(menusIn('en-US').demoMenu, 'demo');
    const items = all([...mainMenu, ...utilityMenu, ...accountMenu, ...footer.menu, ...demoMenu]);
    const codes = [...items, ...topHats].flatMap(({ permissionLimit }) => permissionLimit);
    expect(Object.keys(MENU_CODES).filter((code) => !codes.includes(code))).toEqual([]);
    expect(codes.filter((code) => !menuCodeOf(code))).toEqual([]);
    const kinds = [...codes]
      .filter((code) => !(code in MENU_CODES))
      .map((code) => /^(NO_SEG|NO_TOGGLE|SEG|\d)/.exec(code)?.[1]);
    expect(new Set(kinds.map((kind) => kind?.replace(/\d/, 'number')))).toEqual(
      new Set(['NO_SEG', 'NO_TOGGLE', 'SEG', 'number']),
    );
    const groups = items.flatMap(({ groupOverrides }) => groupOverrides.flatMap(({ userGroups }) => userGroups));
    expect(new Set(groups)).toEqual(new Set(USER_GROUPS));
    const actions = items.flatMap(({ action }) => action ?? []);
    expect(actions.filter((action) => !menuActionOf(action))).toEqual([]);
    expect(Object.keys(MENU_ACTIONS)).toEqual(expect.arrayContaining(actions));
  });

  test.each(['fr-CA', 'es'] as const)(
    'every text of menus, banners and footer is translated: %s [DEC-Q421]',
    (language) => {
      const texts = (named: Language) => {
        const { demoMenu: _, ...menus } = menusIn(named);
        const blocks = [Object.values(menus).flat()].flat().flatMap(function of(entry): string[] {
          const inner = 'items' in entry ? (entry.items ?? []) : [];
          return [...entry.headliner.map(({ headlinertext }) => headlinertext ?? ''), ...inner.flatMap(of)];
        });
        return blocks;
      };
      const same = ['Tables', 'Machines', 'Services', 'Service', 'Messages', 'Cookies', 'Art'];
      const english = texts('en-US');
      expect(texts(language).filter((text, at) => text === english[at] && !same.includes(text))).toEqual([]);
    },
  );

  test('no menu or footer leads a customer to demonstrations, except the link about this demo [DEC-Q422]', async () => {
    const { mainMenu, utilityMenu, accountMenu, footer } = await header();
    const items = all([...mainMenu, ...utilityMenu, ...accountMenu, ...footer.menu]);
    const toTry = items.filter(({ url }) => url?.startsWith('/try') || url?.includes('script='));
    expect(toTry.map(({ headliner }) => headlineText(headliner))).toEqual(['About this demo']);
  });

  test('a guest, a member, a buyer and an approver see different menus', async () => {
    const guest = await seenBy('mainMenu');
    expect(guest).toContain('Chairs');
    expect(guest).toContain('New here');
    expect(guest).not.toContain('Your company');
    expect(await seenBy('accountMenu')).toContain('Join Rewards');

    await open.visitor.signIn('matt@quire.example');
    expect(await seenBy('mainMenu')).toEqual(expect.arrayContaining(['Premium prices', 'Welcome to the program']));
    expect(await seenBy('accountMenu')).toContain('Your lists');

    await open.visitor.signIn('jonathan@quire.example');
    expect(await seenBy('mainMenu', true)).toContain('Contract offers');
    expect(await seenBy('mainMenu', true)).not.toContain('Orders to approve');

    await open.visitor.signIn('sally@quire.example');
    expect(await seenBy('mainMenu', true)).toEqual(expect.arrayContaining(['Orders to approve', 'Manage users']));
  });

  test('the business header contains the budgets, for a signed-in buyer only', async () => {
    expect((await header('sba/')).budget).toBeUndefined();
    await open.visitor.signIn('jonathan@quire.example');
    const { budget } = await header('sba/');
    expect(budget?.availableBalance?.minor).toBe(1_000_000 + 250_000 + 5_000);
    expect(budget?.centers.values.map(({ name, balance }) => [name, balance?.minor])).toEqual([
      ['Facilities', 1_000_000],
      ['Management', undefined],
      ['Marketing', 250_000],
      ['Training', 5_000],
    ]);
    expect((await header('sdc/')).budget).toBeUndefined();
  });
});

describe('print services', () => {
  const services = () => fetchParsed(PrintServicesBody, '/sbaSearch/common/api/engine/browse?printServices=true');

  test('print services are listed for business buyers only, with no-store', async () => {
    expect(await services()).toEqual({ xmpie: [], static: [], navink: [] });
    await open.visitor.signIn('jonathan@quire.example');
    for (const list of Object.values(await services())) expect(list).toHaveLength(1);
    const answer = await open.visitor.send('/sbaSearch/common/api/engine/browse?printServices=true');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('rewards', () => {
  const info = () => fetchParsed(RewardsInfoBody, '/ele-lpd/api/sparxProxy/getSlpCustomerRewardsInfo');
  const available = () => fetchParsed(AvailableRewardsBody, '/ele-lpd/api/sparxProxy/getAvailableRewards');

  test('guests and customers without a membership have no rewards', async () => {
    expect([await info(), await available()]).toEqual([{}, {}]);
    await open.visitor.signIn('william@quire.example');
    expect([await info(), await available()]).toEqual([{}, {}]);
    expect((await sessionOf('/')).rewardsNumber).toBe('');
  });

  test('a member’s rewards grow by two percent of an order', async () => {
    await open.visitor.signIn('chloris@quire.example');
    expect((await sessionOf('/')).rewardsNumber).toMatch(/^R\d{8}$/);
    const spent = Number((await info()).amtSpent);
    const before = Number((await available()).availableRewards);
    expect(spent).toBeGreaterThan(0);

    await open.visitor.add('FUR-CH-10000454');
    const response = await open.visitor.checkOut({
      name: 'Chloris',
      email: 'chloris@quire.example',
      address1: '1 Main Street',
      zipCode: '02138',
    });
    expect(response.status).toBe(303);
    const after = await info();
    const paid = Number(after.amtSpent) - spent;
    expect(paid).toBeGreaterThan(50);
    expect(Number((await available()).availableRewards) - before).toBeCloseTo(Math.floor(paid * 2) / 100, 1);
    expect(after.loyaltyRewards?.[0]?.name).toMatch(/^for your orders in [A-Z][a-z]+ \d{4}$/);
    expect(Number(after.remainingAmt)).toBeGreaterThan(0);
    await open.visitor.page('/?lang=fr-CA');
    expect((await info()).loyaltyRewards?.[0]?.name).toMatch(/^pour vos commandes \(\S+ \d{4}\)$/);
  });
});

describe('messages', () => {
  const messages = async () =>
    (await fetchParsed(CustomMessagesBody, '/ele-lpd/api/sparxProxy/getCustomMessages')).messages ?? [];

  test('customers get messages about the status of their orders in their language, and guests get none [HDR-008]', async () => {
    expect(await messages()).toEqual([]);
    await open.visitor.signIn('william@quire.example');
    expect((await messages()).map(({ id }) => id)).toEqual(['welcome']);
    await open.visitor.add('OFF-PA-10000061');
    await open.visitor.checkOut({
      name: 'William',
      email: 'william@quire.example',
      address1: '1 Main Street',
      zipCode: '02138',
    });
    const [first] = await messages();
    expect(first?.title).toMatch(/^Your order Q-\d+ is confirmed$/);
    expect(first?.text).toMatch(/^Delivery: .*1 Main Street/);
    expect((await open.visitor.send(first?.url ?? '')).status).toBe(200);

    await open.visitor.page('/?lang=fr-CA');
    const [placed, welcome] = await messages();
    expect(placed?.title).toMatch(/^Votre commande Q-\d+ est confirmée$/);
    expect(placed?.text).toMatch(/^Livraison\u00a0: .*1 Main Street/);
    expect(welcome?.title).toMatch(/^Bienvenue, William/);
  });
});

describe('suggestions', () => {
  const suggest = async (query: string) =>
    (await fetchParsed(SuggestionsBody, `/webapp/suggest?${query}`)).suggestions as { text: string; url: string }[];

  test('suggestions are categories first, then products, each with a URL', async () => {
    const [shelf, product, ...rest] = await suggest('q=Chair&size=4');
    expect(shelf).toEqual({ text: 'Chairs', url: '/webapp/category/chairs' });
    expect(product?.text).toMatch(/chair/i);
    expect(rest).toHaveLength(2);
    expect((await open.visitor.send(product?.url ?? '')).status).toBe(200);
  });

  test('suggestions have each name once, however many products have it [DEC-Q521]', async () => {
    const names = (await suggest('q=easy-staple&size=10')).map(({ text }) => text);
    expect(names.length).toBeGreaterThan(0);
    expect(names).toEqual([...new Set(names)]);
  });

  test('suggestions are empty for unmatched text, limited to ten, and start no visit', async () => {
    expect(await suggest('q=zzzz')).toEqual([]);
    expect(await suggest('q=')).toEqual([]);
    expect(await suggest('q=paper&size=900')).toHaveLength(10);
    expect(open.visitor.cookies.size).toBe(0);
  });
});
