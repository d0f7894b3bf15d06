import type { Frame } from './takePicture';

/** A story with a stored picture, and the switches of the toolbar that it is rendered under. */
export type Picture = Frame & { story: string; switches?: readonly string[] };

/** Wide enough for a widget of one column, with the margin of its page. */
const COLUMN = 416;
const PHONE = 360;
/** The narrowest window whose header has a menu bar. */
const DESKTOP = 1024;

/** The stored pictures, by file name in `pictures`: each kind of component at least once, in its most common use. */
export const PICTURES: Readonly<Record<string, Picture>> = {
  'add-to-cart': { story: 'widgets-addtocartbutton--with-quantity', width: COLUMN },
  'add-to-cart-refused': { story: 'widgets-addtocartbutton--shop-refuses', width: COLUMN },
  'add-to-cart-over-the-limit': { story: 'widgets-addtocartbutton--over-the-limit', width: COLUMN },
  'add-to-cart-switched-off': { story: 'widgets-addtocartbutton--switched-off', width: COLUMN },
  'atc-drawer': { story: 'widgets-atcdrawer--recommendations-shown', width: 640, height: 720 },
  'mini-cart': { story: 'widgets-minicart--filled', width: 640, height: 720 },
  'cart-page-on-a-phone': { story: 'widgets-cartpage--plans-and-assembly', width: PHONE, height: 1200 },
  'payment-tabs': { story: 'widgets-paymenttabs--saved-cards', width: COLUMN },
  'lists-drawer': { story: 'widgets-listsdrawer--lists', width: 640, height: 480 },
  'site-header': { story: 'widgets-siteheader--menu-open', width: 1280, height: 480 },
  'site-header-on-a-phone': { story: 'widgets-siteheader--signed-in', width: PHONE },
  'store-locator': { story: 'widgets-storelocator--stores', width: COLUMN },
  'order-approvals': { story: 'widgets-orderapprovals--waiting', width: DESKTOP },
  tokens: { story: 'tokens--tokens', width: DESKTOP, height: 920 },
  'home-page': { story: 'pages--home-of-a-member', width: DESKTOP },
  'category-page': { story: 'pages--category-comparing', width: DESKTOP, height: 1040 },
  'cart-page': { story: 'pages--cart-of-a-consumer', width: DESKTOP },
  'product-page-in-dark': { story: 'pages--product-of-a-guest', width: DESKTOP, switches: ['theme:dark'] },
  'lists-page-in-ledger': { story: 'pages--lists-of-a-customer', width: DESKTOP, switches: ['theme:ledger'] },
  'payment-page-from-the-right': {
    story: 'pages--payment-with-saved-cards',
    width: DESKTOP,
    switches: ['direction:rtl'],
  },
};
