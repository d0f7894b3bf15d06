/** The page of a customer's orders. */
export const ordersPath = '/webapp/orders';

/** The page of one order. */
export const orderDetailsPath = (number: string): string => `${ordersPath}/${encodeURIComponent(number)}`;
