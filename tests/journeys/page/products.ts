/** Products of the shop without special outcomes. */
export const PAPER = { sku: 'OFF-PA-10001970', name: 'Xerox 1881', cents: 1228 };
export const DRIVE = { sku: 'TEC-AC-10003832', name: 'Imation 16GB Mini TravelDrive' };
export const DESK_SET = { sku: 'FUR-FU-10004270', name: 'Eldon Image Series Desk Accessories' };

/** Products that trigger one outcome, as the shop's page of outcomes lists them. */
export const OUT_OF_STOCK = 'OFF-AR-10000034';
export const THREE_IN_STOCK = 'OFF-PA-10000019';
export const TWO_PER_CART = 'TEC-AC-10000109';
export const NO_PRICE = 'TEC-MA-10000418';
export const SHOP_FAILS = 'OFF-FA-10000053';
export const SPECIAL_ORDER = 'OFF-SU-10000432';
export const PHONE = 'TEC-PH-10000141';
export const BOOKCASE = { sku: 'FUR-BO-10001798', name: 'Bush Somerset Collection Bookcase' };

export const productPath = (sku: string) => `/webapp/product/${sku}`;
export const PRICEY = 'FUR-CH-10000454';
