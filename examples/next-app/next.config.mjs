/** The app calls the shop through a proxy on its own origin, so that cookies and storage belong to the app. */
const shop = process.env.SHOP_URL ?? 'http://127.0.0.1:4010';
const PATHS = [
  '/cc',
  '/ele-lpd',
  '/office',
  '/webapp',
  '/_next/api',
  '/gus',
  '/sbaSearch',
  '/pictures',
  '/banners',
  '/ads',
  // for pages of the shop, such as the cart page
  '/sba',
  '/kuber',
  '/quire',
  '/shop.css',
];

export default {
  rewrites: async () => PATHS.map((path) => ({ source: `${path}/:rest*`, destination: `${shop}${path}/:rest*` })),
};
