import type { Product } from './schema';

/** A product that triggers one outcome of the shop, and the text of the page that lists it. */
export type SpecialProduct = {
  sku: string;
  what: string;
  happens: string;
  codes: string[];
  /** the quantity to add */
  quantity?: number;
  is?: Partial<Product>;
};

/** Every outcome of the shop, each with a product that triggers it. */
export const specialProducts: SpecialProduct[] = [
  {
    sku: 'OFF-AR-10000034',
    what: 'Out of stock',
    happens: 'Nothing is added, and the shop says so.',
    codes: ['OUT_OF_STOCK'],
    is: { stock: 0 },
  },
  {
    sku: 'TEC-AC-10000057',
    what: 'The last five',
    happens: 'Five can be bought, by whoever is first. The sixth finds it out of stock.',
    codes: ['PARTIAL_QTY_AVAILABLE', 'OUT_OF_STOCK'],
    quantity: 5,
    is: { stock: 5 },
  },
  {
    sku: 'OFF-PA-10000019',
    what: 'Less in stock than requested',
    happens: 'Ask for ten and three are added.',
    codes: ['PARTIAL_QTY_AVAILABLE'],
    quantity: 10,
    is: { stock: 3 },
  },
  {
    sku: 'TEC-AC-10000109',
    what: 'Two per cart',
    happens: 'Of three, two are added. Adding again adds nothing.',
    codes: ['QTY_LIMIT_ITEM'],
    quantity: 3,
    is: { maxPerCart: 2 },
  },
  {
    sku: 'TEC-AC-10000158',
    what: 'One per customer',
    happens: 'One is added; what a signed-in customer ordered before counts.',
    codes: ['QTY_LIMIT_EXCEEDED'],
    quantity: 2,
    is: { maxPerCustomer: 1 },
  },
  {
    sku: 'OFF-EN-10000461',
    what: 'Twenty per line',
    happens: 'Of twenty-five, twenty are added.',
    codes: ['EXCEEDS_MAX_LINE_QTY'],
    quantity: 25,
    is: { maxPerLine: 20 },
  },
  {
    sku: 'TEC-MA-10000418',
    what: 'Price not available',
    happens: 'Nothing is added while it has no price.',
    codes: ['PRICE_NOT_AVAILABLE'],
    is: { listPrice: null },
  },
  {
    sku: 'OFF-LA-10000081',
    what: 'No longer published',
    happens: 'Nothing is added.',
    codes: ['ITEM_NOT_PUBLISHED'],
    is: { refusal: 'ITEM_NOT_PUBLISHED' },
  },
  {
    sku: 'OFF-LA-10000121',
    what: 'No longer available',
    happens: 'Nothing is added.',
    codes: ['ITEM_NOT_AVAILABLE'],
    is: { refusal: 'ITEM_NOT_AVAILABLE' },
  },
  {
    sku: 'OFF-AP-10000159',
    what: 'Restricted at your location',
    happens: 'Nothing is added.',
    codes: ['RESTRICTED_ITEM'],
    is: { refusal: 'RESTRICTED_ITEM' },
  },
  {
    sku: 'OFF-AP-10000179',
    what: 'For healthcare accounts only',
    happens: 'Nothing is added.',
    codes: ['HEALTH_CARE_RESTRICTION'],
    is: { refusal: 'HEALTH_CARE_RESTRICTION' },
  },
  {
    sku: 'FUR-CH-10000422',
    what: 'Blocked by the company',
    happens: "A business buyer can't add it; anyone else can.",
    codes: ['BLOCKED_FOR_ADD_TO_CART'],
    is: { businessRefusal: 'BLOCKED_FOR_ADD_TO_CART' },
  },
  {
    sku: 'FUR-TA-10000688',
    what: 'Off contract',
    happens: "A business buyer can't add it; the approver, who may buy off contract, can.",
    codes: ['OFF_CONTRACT_ERROR'],
    is: { businessRefusal: 'OFF_CONTRACT_ERROR' },
  },
  {
    sku: 'WARRANTY-2YR',
    what: 'A protection plan alone',
    happens:
      'Its page says how it is bought: with a phone, machine, copier, accessory or appliance. Alone, nothing is added.',
    codes: ['STANDALONE_WARRANTY_ITEM'],
  },
  {
    sku: 'TEC-PH-10000141',
    what: 'A phone that a plan covers',
    happens: 'Its page offers the plans. There are never more plans than phones, and without the phone the plan goes.',
    codes: [],
  },
  { sku: 'WARRANTY-5YR', what: 'A plan that is out of stock', happens: 'No page offers it.', codes: ['OUT_OF_STOCK'] },
  {
    sku: 'FUR-BO-10001798',
    what: 'A bookcase with assembly',
    happens: "Its page offers the assembly. It has a handling fee and can't be picked up in a store.",
    codes: ['NOT_AVAILABLE_FOR_BOPIS'],
  },
  {
    sku: 'BUNDLE-DESK-STARTER',
    what: 'A bundle',
    happens: 'One line with its parts below it. The parts go where the bundle goes.',
    codes: [],
  },
  {
    sku: 'OFF-PA-10000007',
    what: 'A surcharged pack of six',
    happens: 'Its quantity changes by six, and every unit carries a surcharge. Of seven, six are added.',
    codes: ['QTY_STEP_ADJUSTED'],
    quantity: 7,
    is: { surchargeSplit: 6, surchargeFee: 35 },
  },
  {
    sku: 'OFF-PA-10000029',
    what: 'Substituted',
    happens: 'Another pack joins the cart in its place.',
    codes: ['SURCHG_ALTS_ITM_MSG'],
    is: { substituteSku: 'OFF-PA-10000048' },
  },
  {
    sku: 'SAMPLE-GEL-PEN',
    what: 'A free sample',
    happens: 'Never alone, and one per cart.',
    codes: ['FREE_SAMPLE_ALONE', 'QTY_LIMIT_ITEM'],
  },
  {
    sku: 'TEC-PH-10000038',
    what: 'Coming soon',
    happens: 'It can be seen, not yet bought.',
    codes: ['ITEM_NOT_AVAILABLE'],
    is: { isComingSoon: true },
  },
  {
    sku: 'TEC-PH-10000127',
    what: 'Pre-order',
    happens: 'It is added as a pre-order.',
    codes: [],
    is: { isPreOrder: true },
  },
  {
    sku: 'OFF-SU-10000381',
    what: 'In stores only',
    happens: 'It is added for store pickup, and refused for delivery.',
    codes: ['INVALID_STORE_NUMBER'],
    is: { isInStoreOnly: true },
  },
  {
    sku: 'TEC-CO-10000971',
    what: 'See price in cart',
    happens: 'Its price shows in the cart only.',
    codes: [],
    is: { hasPriceInCartOnly: true },
  },
  { sku: 'SOFTWARE-OFFICE-1YR', what: 'Software', happens: 'A download: its product type is ESD.', codes: [] },
  {
    sku: 'MEMBER-PREMIUM',
    what: 'A membership',
    happens: 'One per cart. Members PR6 and PR7 have it already.',
    codes: ['ALREADY_PURCHASED', 'QTY_LIMIT_ITEM'],
  },
  {
    sku: 'GIFT-CARD-25',
    what: 'Gift cards',
    happens: 'Five an order.',
    codes: ['GIFT_CARD_LIMIT_EXCEEDED'],
    quantity: 6,
  },
  {
    sku: 'OFF-FA-10000053',
    what: 'The shop fails',
    happens: 'The server answers 500.',
    codes: ['TECHNICAL_PROBLEM'],
    is: { trouble: 'ERROR' },
  },
  {
    sku: 'OFF-FA-10000089',
    what: 'A slow answer',
    happens: 'It is added after three seconds.',
    codes: [],
    is: { trouble: 'SLOW' },
  },
  {
    sku: 'OFF-SU-10000432',
    what: 'A special order',
    happens: 'The answer is a cart of type SPECIAL without items; such carts go on in the cart page.',
    codes: [],
    is: { trouble: 'SPECIAL' },
  },
];
