import type { HeaderAnswerBody } from '../../../src/core/header/contract/header';
import type { FakeAnswer, FakeRequest } from './fakeShopRoutes';

/** The calls about header and footer. */
export type FakeHeaderCall =
  | 'header'
  | 'print-services'
  | 'suggest'
  | 'rewards-info'
  | 'rewards-available'
  | 'messages'
  | 'subscribe'
  | 'form';

export const HEADER_ROUTES: [call: FakeHeaderCall, method: string, path: RegExp][] = [
  ['header', 'GET', /^\/_next\/api\/hf\//],
  ['print-services', 'GET', /\/api\/engine\/browse$/],
  ['suggest', 'GET', /^\/suggest$/],
  ['rewards-info', 'GET', /\/sparxProxy\/getSlpCustomerRewardsInfo$/],
  ['rewards-available', 'GET', /\/sparxProxy\/getAvailableRewards$/],
  ['messages', 'GET', /\/sparxProxy\/getCustomMessages$/],
  ['subscribe', 'POST', /\/sparxProxy\/subscribeUserforOffers$/],
  ['form', 'POST', /\/sparxProxy\/form\/[^/]+$/],
];

/** The fake shop's header. Tests set the parts that they are about. */
export type FakeHeader = { answer: HeaderAnswerBody };

const headlinerOf = (headlinertext: string) => [{ headlinertext }];

/** A menu item in the wire format. */
export const menuBody = (text: string, url?: string, more: object = {}) => ({
  headliner: headlinerOf(text),
  url,
  ...more,
});

/** A header with one of each kind of content. */
export const HEADER = {
  headerData: {
    logo: { text: 'Quire', url: '/' },
    mainMenu: [
      menuBody('Paper', '/paper', {
        items: [
          menuBody('Copy paper', '/paper/copy'),
          menuBody('Cards', '/paper/cards', {
            items: [menuBody('Index cards', '/paper/cards/index'), menuBody('Business cards', '/paper/cards/business')],
          }),
          menuBody('Members only', '/paper/members', { permissionlimit: ['LOGGEDIN'] }),
        ],
      }),
      menuBody('Ink', undefined, {
        items: [menuBody('Black ink', '/ink/black'), menuBody('Colour ink', '/ink/colour')],
      }),
      menuBody('Deals', '/deals'),
      menuBody('Approvals', '/approvals', { permissionlimit: ['H_AO'] }),
    ],
    utilityMenu: [
      menuBody('Find a store', '/stores', { action: 'storeLocator', actionType: 'drawer' }),
      menuBody('Messages', '/messages', { action: 'messages', actionType: 'drawer' }),
      menuBody('Feedback', '/survey', { action: 'feedback', actionType: 'drawer' }),
      menuBody('Chat', undefined, { action: 'chat', ActionLandingPage: '/help', ctaCompoundctaType: 'button' }),
    ],
    accountMenu: [
      menuBody('Your orders', '/orders', { permissionlimit: ['LOGGEDIN'] }),
      menuBody('Help', '/help', { targetWindow: 'new-page' }),
    ],
    topHat: [
      {
        slot: 'global',
        headliner: headlinerOf('  Free shipping from $60  '),
        mobileHeadliner: headlinerOf('Ships free'),
      },
      { slot: 'home', theme: 'sale', headliner: headlinerOf('Chairs at half the price'), url: '/chairs' },
    ],
    budget: {
      bcDetails: { availableBalance: '820.50' },
      budgetCenter: 'Facilities',
      invoiceInfo: {
        bc: {
          level: 'Location',
          budgetingEnabled: true,
          isConfigured: true,
          values: [
            { name: 'Facilities', balance: '820.50', total: '1000.00' },
            { name: 'Kitchen', balance: '75.00' },
          ],
        },
      },
    },
  },
  footerData: {
    menu: [
      menuBody('Help', undefined, {
        items: [menuBody('Returns', '/returns'), menuBody('Your lists', '/lists', { permissionlimit: ['LOGGEDIN'] })],
      }),
      menuBody('About us', '/about'),
    ],
    legalText: 'A demo store for Quire.',
  },
} satisfies HeaderAnswerBody;

const PRINT_SERVICES = {
  xmpie: [{ name: 'Business cards', url: '/print/cards' }],
  static: [{ name: 'Posters', url: '/print/posters' }],
  navink: [{ name: 'Stamps', url: '/print/stamps' }, { name: 'Without a page' }],
};

const TERMS = ['ink', 'ink black', 'ink colour', 'index cards', 'paper', 'pens'];

export function createFakeHeader(): FakeHeader {
  return { answer: structuredClone(HEADER) };
}

const REWARDS_INFO = {
  showFreeSkuNewFlag: true,
  isFreeSkusEligible: true,
  remainingAmt: '37.45',
  amtSpent: '262.55',
  loyaltyRewards: [{ name: 'for your orders in October', amount: '12.99', expiresOn: '2027-01-31' }],
};

const MESSAGES = [
  { id: '1', title: 'Your chair is on its way', text: 'It comes on Friday.', date: '2026-11-20', url: '/orders/1' },
  { id: '2', title: 'Welcome', isRead: true },
];

export function answerHeader(call: FakeHeaderCall, { query, body }: FakeRequest, { answer }: FakeHeader): FakeAnswer {
  const bodies: Record<Exclude<FakeHeaderCall, 'suggest'>, unknown> = {
    header: answer,
    'print-services': PRINT_SERVICES,
    'rewards-info': REWARDS_INFO,
    'rewards-available': { availableRewards: '12.99' },
    messages: { messages: MESSAGES },
    subscribe: { status: 'SUBSCRIBED', emailID: (body as { emailID?: string } | undefined)?.emailID },
    form: {},
  };
  if (call !== 'suggest') return { status: 200, body: bodies[call] };
  const fits = TERMS.filter((term) => term.startsWith(query['q'] ?? ''));
  return {
    status: 200,
    body: { suggestions: fits.map((text) => (text === 'paper' ? { text, url: '/paper' } : text)) },
  };
}
