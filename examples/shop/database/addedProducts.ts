import type { Product } from './schema';
import { plainProduct } from './superstore/productsOfSuperstore';

const electric = ['phones', 'machines', 'copiers', 'accessories', 'appliances'];
const assembled = ['bookcases', 'chairs', 'tables'];

function added(facts: Partial<Product> & Pick<Product, 'sku' | 'name' | 'listPrice'>): Product {
  return { ...plainProduct({ subcategory: 'services', ...facts }), brand: 'Quire', ...facts };
}

/** Products that the data lacks: plans, a service, a bundle, samples, a membership, a gift card, software, ink. */
export const addedProducts: Product[] = [
  added({
    sku: 'WARRANTY-1YR',
    name: '1-Year Protection Plan',
    listPrice: 1499,
    kind: 'WARRANTY',
    coversSubcategories: electric,
  }),
  added({
    sku: 'WARRANTY-2YR',
    name: '2-Year Protection Plan',
    listPrice: 2499,
    kind: 'WARRANTY',
    coversSubcategories: electric,
  }),
  added({
    sku: 'WARRANTY-5YR',
    name: '5-Year Protection Plan',
    listPrice: 5999,
    kind: 'WARRANTY',
    coversSubcategories: electric,
    stock: 0,
  }),
  added({
    sku: 'ASSEMBLY-STD',
    name: 'In-Office Assembly',
    listPrice: 4900,
    kind: 'ASSEMBLY',
    coversSubcategories: assembled,
  }),
  added({
    sku: 'BUNDLE-DESK-STARTER',
    name: 'Desk Starter Bundle: Highlighters, Labels and Push Pins',
    listPrice: 999,
    kind: 'BUNDLE',
    stock: 50,
    bundleOf: [
      { sku: 'OFF-AR-10000246', qty: 2 },
      { sku: 'OFF-LA-10000240', qty: 1 },
      { sku: 'OFF-FA-10000304', qty: 1 },
    ],
  }),
  added({ sku: 'SAMPLE-GEL-PEN', name: 'Free Sample: Gel Pen', listPrice: 0, kind: 'SAMPLE', maxPerCart: 1 }),
  added({ sku: 'SAMPLE-STICKY-NOTES', name: 'Free Sample: Sticky Notes', listPrice: 0, kind: 'SAMPLE', maxPerCart: 1 }),
  added({
    sku: 'MEMBER-PREMIUM',
    name: 'Premium Membership, 1 Year',
    listPrice: 9900,
    kind: 'MEMBERSHIP',
    maxPerCart: 1,
  }),
  added({ sku: 'GIFT-CARD-25', name: 'Gift Card, $25', listPrice: 2500, kind: 'GIFT_CARD' }),
  added({
    sku: 'SOFTWARE-OFFICE-1YR',
    name: 'Office Suite, 1-Year Subscription (Download)',
    listPrice: 6999,
    productType: 'ESD',
  }),
  added({ sku: 'INK-BLACK-XL', name: 'Black Ink Cartridge, XL', listPrice: 3499 }),
  added({ sku: 'INK-COLOR-3PK', name: 'Color Ink Cartridges, Pack of 3', listPrice: 5299 }),
];
