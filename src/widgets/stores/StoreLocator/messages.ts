import { STORE_SEARCH_MESSAGES } from '../../../core/stores/rules/storeMessages';

export const messages = {
  ...STORE_SEARCH_MESSAGES,
  button: 'Find a store',
  title: 'Find a store',
  close: 'Close',
  stores: 'Stores',
  miles: '{n} {miles|mile|miles} away',
  sameZip: 'Less than 1 mile away',
  opens: 'Opens {time}',
  hours: 'Store hours',
  choose: 'Make this my store',
  chooseNamed: 'Make this my store: {store}',
  choosing: 'Choosing {store}',
  yours: 'Your store',
  chosen: '{store} is now your store.',
  autoChosen: 'We chose {store}, the store nearest you.',
  map: 'Map of stores',
  local: 'Local business',
  localFind: 'Find one near me',
  locating: 'Finding your location',
  denied: "We don't have access to your location. Search for a city or ZIP code instead.",
  slow: "We couldn't find your location. Search for a city or ZIP code instead.",
  localSearching: 'Looking for a local business',
  localNone: 'No Local Business',
};

export type LocatorMessageKey = keyof typeof messages;
