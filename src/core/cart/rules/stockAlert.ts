/** Labels and messages of the request to be told when a product is back in stock [DEC-Q507]. */
export const STOCK_ALERT_MESSAGES = {
  'stockAlert.request': 'Tell me when it is back',
  'stockAlert.requestNamed': 'Tell me when it is back: {name}',
  'stockAlert.done': "We'll tell you in your cart when it is back.",
  'stockAlert.failed': "We couldn't save that. Please try again.",
} as const;

export type StockAlertMessageKey = keyof typeof STOCK_ALERT_MESSAGES;

/** The name of the form by which a customer asks to be told when a product is back in stock. */
export const STOCK_ALERT_FORM = 'back-in-stock';
