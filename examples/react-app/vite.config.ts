import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/**
 * The shop's URL. The app calls it through a proxy on its own origin, so that cookies and storage belong to the app.
 */
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
const proxy = Object.fromEntries(PATHS.map((path) => [path, shop]));

/** The published package, from this repository's own build. */
const built = (file: string) => fileURLToPath(new URL(`../../dist/npm/${file}`, import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: {
    alias: [
      { find: /^quire-widgets$/, replacement: built('index.js') },
      { find: /^quire-widgets\/styles\.css$/, replacement: built('styles.css') },
    ],
  },
  server: { port: 4050, proxy },
  preview: { port: 4050, proxy },
  build: { outDir: '../../dist/react-app', emptyOutDir: true },
});
