import { describe, expect, test } from 'vitest';
import { readBudget, toHeadline, toMenu, toSiteHeader } from './toHeader';

const usd = (minor: number) => ({ minor, currency: 'USD' });
const headerOf = (headerData: object, footerData?: object) =>
  toSiteHeader({ headerData, ...(footerData && { footerData }) }, 'USD');

describe('Site header', () => {
  test('a header of which the shop sends nothing has no menus, banners, budget or legal text [HDR-021]', () => {
    const nothing = {
      variant: undefined,
      logo: undefined,
      mainMenu: [],
      utilityMenu: [],
      accountMenu: [],
      topHats: [],
      budget: undefined,
      footer: { menu: [], legalText: undefined },
    };
    expect(headerOf({})).toEqual(nothing);
    expect(toSiteHeader({}, 'USD')).toEqual(nothing);
    expect(headerOf({ variant: 'huge', topHat: null, budget: null, logo: null }, { legalText: '' })).toEqual(nothing);
  });

  test.each<[object, object]>([
    [{ variant: 'slim' }, { variant: 'slim' }],
    [{ logo: {} }, { logo: { text: '', url: undefined, imageUrl: undefined } }],
    [
      { logo: { text: 'Quire', url: '/', imageUrl: '/logo.svg' } },
      { logo: { text: 'Quire', url: '/', imageUrl: '/logo.svg' } },
    ],
    [
      { logo: { url: 'javascript:alert(1)', imageUrl: 'data:image/svg+xml,x' } },
      { logo: { text: '', url: undefined, imageUrl: undefined } },
    ],
    [{ logo: { url: '', imageUrl: '' } }, { logo: { text: '', url: undefined, imageUrl: undefined } }],
  ])('the header data %j gives %o [HDR-001, HDR-021]', (data, header) => {
    expect(headerOf(data)).toMatchObject(header);
  });

  test('each menu has ids by its own name and the position of the item [MENU-001]', () => {
    const items = [{ url: '/a' }, { items: [{ url: '/b' }] }];
    const header = headerOf({ mainMenu: items, utilityMenu: items, accountMenu: items }, { menu: items });
    const ids = [header.mainMenu, header.utilityMenu, header.accountMenu, header.footer.menu].map((menu) =>
      menu.flatMap(({ id, items: inside }) => [id, ...inside.map((each) => each.id)]),
    );
    expect(ids).toEqual(
      ['mainMenu', 'utilityMenu', 'accountMenu', 'footer'].map((name) => [`${name}.0`, `${name}.1`, `${name}.1.0`]),
    );
  });

  test('a top hat has its slot and theme, its permission codes, texts and link; an unknown slot is left out [HDR-003, CONT-001]', () => {
    const topHat = [
      { slot: 'attic' },
      { slot: 'cart', theme: '', permissionlimit: 'LOGGEDIN', url: 'javascript:alert(1)' },
      {
        ...{ slot: 'home', theme: 'sale', permissionlimit: ['A', 'B'], url: '/sale' },
        ...{ headliner: [{ headlinertext: 'Sale' }], mobileHeadliner: [{ headlinertext: 'S' }] },
      },
    ];
    const empty = { headliner: [], mobileHeadliner: [] };
    expect(headerOf({ topHat }).topHats).toEqual([
      { slot: 'cart', theme: undefined, permissionLimit: ['LOGGEDIN'], url: undefined, ...empty },
      {
        ...{ slot: 'home', theme: 'sale', permissionLimit: ['A', 'B'], url: '/sale' },
        headliner: [expect.objectContaining({ text: 'Sale' })],
        mobileHeadliner: [expect.objectContaining({ text: 'S' })],
      },
    ]);
  });

  test('the budget of the header is that of its buyer [BUD-001]', () => {
    expect(headerOf({ budget: { budgetCenter: 'Facilities' } }).budget).toEqual(
      readBudget({ budgetCenter: 'Facilities' }, 'USD'),
    );
  });
});

describe('Menu items', () => {
  const itemOf = (body: object) => toMenu([body], 'menu')[0];

  test('an item with nothing is a link without text, codes and nested items [MENU-001, MENU-002]', () => {
    const empty = Object.fromEntries(
      [
        ...['url', 'destinationURL', 'destinationReplaceURL', 'actionType', 'actionIcon', 'action'],
        ...['ActionLandingPage', 'ariaLabel', 'chatLineOfBusiness'],
      ].map((field) => [field, '']),
    );
    const nothing = {
      id: 'menu.0',
      permissionLimit: [],
      groupOverrides: [],
      url: undefined,
      destinationUrl: undefined,
      destinationReplaceUrl: undefined,
      actionType: undefined,
      actionIcon: undefined,
      action: undefined,
      actionLandingPage: undefined,
      ariaLabel: undefined,
      chatLineOfBusiness: undefined,
      headliner: [],
      mobileHeadliner: [],
      element: 'link',
      opensNewTab: false,
      items: [],
    };
    expect(itemOf({})).toEqual(nothing);
    expect(itemOf(empty)).toEqual(nothing);
    expect(toMenu(undefined, 'menu')).toEqual([]);
  });

  test.each<[object, object]>([
    [{ ctaCompoundctaType: 'Link' }, { element: 'link' }],
    [{ chatLineOfBusiness: 0 }, { chatLineOfBusiness: '0' }],
    [{ permissionlimit: 'LOGGEDIN' }, { permissionLimit: ['LOGGEDIN'] }],
    [{ GroupOverrideURL: [{}] }, { groupOverrides: [{ url: '', userGroups: [] }] }],
    [{ targetWindow: 'NEW-PAGE' }, { opensNewTab: true }],
    [{ targetWindow: '_blank' }, { opensNewTab: true }],
    [{ targetWindow: '_self' }, { opensNewTab: false }],
    [{ targetWindow: 'a new-page' }, { opensNewTab: false }],
    [{ targetWindow: '_blanket' }, { opensNewTab: false }],
  ])('an item with %j has %o [MENU-001, MENU-002, MENU-003]', (body, item) => {
    expect(itemOf(body)).toMatchObject(item);
  });

  test('an item that cannot be read is an error that names it [MENU-001]', () => {
    expect(() => toMenu([{}, { items: [{ url: 7 }] }], 'mainMenu')).toThrow(/menu mainMenu\.1\.0: url: expected/);
  });
});

describe('Headlines', () => {
  test.each<[string, object, object[]]>([
    ['text alone', { headlinertext: 'Deals' }, [{ text: 'Deals', styles: [], opensNewTab: false, main: undefined }]],
    ['a blank text', { headlinertext: ' ' }, []],
    ['no text', {}, []],
    ['one style', { headlinertext: 'A', headlinerstyle: 'Bold' }, [{ styles: ['Bold'] }]],
    ['a colour', { headlinertext: 'A', headlinertextColor: '#c00' }, [{ color: '#c00' }]],
    [
      'a link in a new tab',
      { headlinertext: 'A', headlinerdestinationURL: '/a', headlinertargetWindow: '_blank' },
      [{ url: '/a', opensNewTab: true }],
    ],
    [
      'empty fields',
      { headlinertext: 'A', headlinertextColor: '', headlinerdestinationURL: '' },
      [{ color: undefined, url: undefined }],
    ],
    [
      'nested blocks without text',
      { headlinertext: 'A', headlinerMain: { headlinerBlock: [{ headlinertext: '' }] } },
      [{ text: 'A', main: undefined }],
    ],
    [
      'nested blocks in place of a text',
      { headlinerMain: { headlinerMainstyle: ['Center'], headlinerBlock: [{ headlinertext: 'In' }] } },
      [{ text: '', main: { styles: ['Center'], blocks: [{ text: 'In' }] } }],
    ],
  ])('a headline can have %s [MENU-004, MENU-005]', (_, block, blocks) => {
    const read = toHeadline([block]);
    expect(read).toHaveLength(blocks.length);
    expect(read).toMatchObject(blocks);
  });

  test('headlines are cut at four levels [MENU-004]', () => {
    const deep = (depth: number): object => ({
      headlinertext: `level ${depth}`,
      headlinerMain: { headlinerBlock: depth < 9 ? [deep(depth + 1)] : [] },
    });
    const texts: string[] = [];
    for (let blocks = toHeadline([deep(1)]); blocks[0]; blocks = [...(blocks[0].main?.blocks ?? [])])
      texts.push(blocks[0].text);
    expect(texts).toEqual(['level 1', 'level 2', 'level 3', 'level 4']);
  });

  test('a headline that cannot be read is an error that names it [MENU-004]', () => {
    expect(() => toHeadline([{ headlinertext: 7 }])).toThrow(/headliner: headlinertext: expected/);
  });
});

describe('Budgets', () => {
  test.each<[object, object]>([
    [
      {},
      {
        availableBalance: undefined,
        center: undefined,
        centers: { level: undefined, isBudgetingEnabled: false, isConfigured: false, values: [] },
      },
    ],
    [
      { bcDetails: {}, budgetCenter: '', invoiceInfo: {} },
      { availableBalance: undefined, center: undefined },
    ],
    [
      { bcDetails: { availableBalance: '0' }, budgetCenter: 'IT' },
      { availableBalance: usd(0), center: 'IT' },
    ],
    [
      { invoiceInfo: { bc: { level: '', values: null, budgetingEnabled: 'Y', isConfigured: 'N' } } },
      { centers: { level: undefined, isBudgetingEnabled: true, isConfigured: false, values: [] } },
    ],
    [
      {
        invoiceInfo: {
          bc: { level: 'Buyer', isConfigured: true, values: [{}, { name: 'IT', balance: '1', total: 2 }] },
        },
      },
      {
        centers: {
          ...{ level: 'Buyer', isBudgetingEnabled: false, isConfigured: true },
          values: [
            { name: '', balance: undefined, total: undefined },
            { name: 'IT', balance: usd(100), total: usd(200) },
          ],
        },
      },
    ],
  ])('the budget %j is %o [BUD-001, BUD-002]', (body, budget) => {
    expect(readBudget(body, 'USD')).toMatchObject(budget);
  });

  const withValue = (value: object) => ({ invoiceInfo: { bc: { values: [value] } } });

  test.each([
    [{ bcDetails: { availableBalance: '1.005' } }, 'budget: availableBalance: expected an amount of USD'],
    [withValue({ balance: '1.005' }), 'budget: balance: expected an amount of USD'],
    [withValue({ total: '1.005' }), 'budget: total: expected an amount of USD'],
    [{ budgetCenter: 7 }, 'budget: budgetCenter: expected'],
  ])('the budget %j is an error that names the field [BUD-001, BUD-002]', (body, message) => {
    expect(() => readBudget(body, 'USD')).toThrow(message);
  });
});
