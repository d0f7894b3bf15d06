import { subcategories } from '../catalogue/subcategories';
import { storeCount } from '../database/stores';
import { sayKnown } from '../languages/say';
import { listPaths } from '../pages/lists/listPaths';
import { ordersPath } from '../pages/orders/orderPaths';
import type { Language } from '../pages/platform/language';
import { headlineBlocks, item, type MenuEntryBody, only, opening } from './item';
import { forMembers, forPermissions, forSegments } from './rightsMenus';

const categories = [...new Set(subcategories.map(({ category }) => category))];

const yourLists = item('Your lists', listPaths.SBA.all, {
  GroupOverrideURL: [{ url: listPaths.COM.all, usergroups: ['CONSUMER'] }],
});

/** The departments, deals for the customer's group, and items that need a permission. */
const mainMenu: MenuEntryBody[] = [
  ...categories.map((category) =>
    item(category, undefined, {
      items: subcategories
        .filter((each) => each.category === category)
        .map(({ slug, name }) => item(name, `/webapp/category/${slug}`)),
    }),
  ),
  item('Deals', '/webapp/category/paper?sort=price', {
    GroupOverrideURL: [
      { url: '/webapp/category/chairs?sort=price', usergroups: ['LINKPLUS_SARAMP4', 'LINKPLUS', 'LINK'] },
      { url: '/webapp/category/phones?sort=price', usergroups: ['PREMIUM', 'SELECT'] },
      { url: '/webapp/category/paper?sort=price&lang=es', usergroups: ['SPANISH'] },
    ],
    items: [
      item('For you', '/webapp/for-you', {
        GroupOverrideURL: [
          { url: '/webapp/for-you?by=approver', usergroups: ['LEGACY_APPROVER', 'GROUP_APPROVER'] },
          { url: '/webapp/for-you?by=account', usergroups: ['BLUETARP', 'BILLTRUST'] },
          { url: '/webapp/for-you?by=print', usergroups: ['HITOUCH_PRISM', 'HITOUCH_PRINT'] },
          { url: '/webapp/for-you?by=name', usergroups: ['LOGGEDIN'] },
          { url: '/webapp/for-you?by=visit', usergroups: ['GUEST', 'CONSUMER'] },
        ],
      }),
      item('For members', undefined, { items: forMembers }),
      item('Just for you', undefined, { items: forSegments }),
    ],
  }),
  only(
    ['NO_GUEST', 'NO_ASC'],
    item('Your company', undefined, { items: forPermissions, ctaCompoundctaType: 'button' }),
  ),
];

/** Links beside the search. */
const utilityMenu: MenuEntryBody[] = [
  opening('storeLocator', 'Find a store', '/webapp/stores'),
  only(
    ['NO_LOGGEDIN', 'NO_HDR_SLIM', 'NO_HDR_LOGO', 'NO_HDR_TPV'],
    opening('giftCardBalance', 'Gift cards', '/webapp/giftcards'),
  ),
  only(['NO_LOGGEDIN', 'NO_CART'], opening('subscribe', 'Get our offers', '/webapp/for-you')),
];

const accountMenu: MenuEntryBody[] = [
  only(['NO_HDR_FULL'], item('All departments', '/')),
  only(['LOGGEDIN'], item('Your account', '/webapp/account')),
  only(['LOGGEDIN'], item('Your orders', ordersPath)),
  only(['NO_GUEST'], opening('messages', 'Messages', '/webapp/account')),
  only(['LOGGEDIN'], yourLists),
  only(['NO_FPL', 'NO_GUEST'], item('Frequently purchased', '/webapp/for-you')),
  only(['NO_LOGGEDIN'], opening('loyaltyEnrollment', 'Join Rewards', '/office/supplies/login')),
  opening('createList', 'New list', undefined, { permissionlimit: ['LOGGEDIN'] }),
  only(['NO_CSR'], opening('giftCardBalance', 'Gift card balance', '/webapp/giftcards')),
  only(['LOGGEDIN'], item('Sign out', '/office/supplies/logout')),
];

const footerMenu: MenuEntryBody[] = [
  item('Shops', undefined, {
    items: [
      item('Consumer shop', '/', { targetWindow: 'same-page' }),
      item('Business shop', '/sba'),
      item('Find a store', '/webapp/stores'),
    ],
  }),
  item('Service', undefined, {
    items: [
      opening('giftCardBalance', 'Gift card balance', '/webapp/giftcards'),
      item('Quick order', '/webapp/quick-order'),
      only(['LOGGEDIN'], yourLists),
      only(
        ['NO_SAML', 'NO_MVP', 'NO_EDIV', 'NO_HITOUCH', 'NO_SOUTHWEST'],
        opening('becomeCustomer', 'Become a customer', '/sba'),
      ),
      only(['NO_CME', 'NO_OME', 'NO_ARE'], opening('subscribe', 'Get our offers', '/webapp/for-you')),
    ],
  }),
  item('About', undefined, {
    items: [
      opening('marketing', 'Our newsletter', '/webapp/for-you'),
      item('Cookies', '/webapp/cookies'),
      item('About this demo', '/try'),
    ],
  }),
];

/** Entries for each device, flow and ramp. They are on the page that lists every outcome, and in no customer's menu. */
const demoMenu: MenuEntryBody[] = [
  item('Legacy cart page', '/webapp/wcs/stores/servlet/cart'),
  only(['NO_MOBILE', 'NO_APP'], item('On a wide screen', '/try')),
  only(['MOBILE_ONLY'], item('On a phone', '/try')),
  only(['NO_TOGGLE_SCRIPT_SWITCH'], item('Turn the script off', '/try?script=off')),
  ...['SAML', 'MVP', 'EDIV', 'HITOUCH', 'SOUTHWEST'].map((flow) =>
    only([`FLOW_${flow}`], item(`You came by ${flow}`, '/try')),
  ),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((ramp) => only([`NO_SA_RAMP${ramp}`, 'H_AO'], item(`Before ramp ${ramp}`, '/try'))),
];

type TopHatBody = {
  slot: string;
  theme: string;
  permissionlimit: string[];
  headliner: MenuEntryBody['headliner'];
  url?: string;
};

/** Banners across the top: one for every page, and one on each of two pages. On phones, the header is a single row. */
const topHats: TopHatBody[] = [
  {
    slot: 'global',
    theme: 'calm',
    permissionlimit: ['NO_MOBILE', 'NO_HDR_TPV', 'NO_CART'],
    headliner: headlineBlocks(`Free shipping from $60, and same-day pickup at ${storeCount} stores`),
    url: '/webapp/for-you',
  },
  {
    slot: 'home',
    theme: 'sale',
    permissionlimit: ['NO_MOBILE'],
    headliner: headlineBlocks('Chairs at their best price'),
    url: '/webapp/category/chairs?sort=price',
  },
  {
    slot: 'cart',
    theme: 'calm',
    permissionlimit: ['NO_MOBILE'],
    headliner: headlineBlocks('Your prices are locked in until you pay'),
  },
];

/** Every menu and banner of header and footer, in a language. */
export function menusIn(language: Language) {
  const translate = (entry: MenuEntryBody): MenuEntryBody => ({
    ...entry,
    headliner: inLanguage(entry.headliner),
    ...(entry.items && { items: entry.items.map(translate) }),
  });
  const inLanguage = (headliner: MenuEntryBody['headliner']) =>
    headliner.map((block) => ({ ...block, headlinertext: sayKnown(language, block.headlinertext ?? '') }));
  return {
    mainMenu: mainMenu.map(translate),
    utilityMenu: utilityMenu.map(translate),
    accountMenu: accountMenu.map(translate),
    footerMenu: footerMenu.map(translate),
    demoMenu: demoMenu.map(translate),
    topHats: topHats.map((hat) => ({ ...hat, headliner: inLanguage(hat.headliner) })),
  };
}
