import { STORE_SEARCH_WORDS } from '../../../core/stores/rules/storeWords';

export const messages = {
  ...STORE_SEARCH_WORDS,
  button: 'Find a store',
  title: 'Find a store',
  close: 'Close',
  stores: 'Stores',
  miles: '{n} {miles|mile|miles} away',
  opens: 'Opens {time}',
  hours: 'Opening hours',
  choose: 'Make this my store',
  chooseNamed: 'Make this my store: {store}',
  choosing: 'Choosing {store}',
  yours: 'Your store',
  chosen: '{store} is your store now.',
  autoChosen: 'We chose {store} for you, the nearest one.',
  map: 'Map of stores',
  onMap: '{n}: {store}',
  local: 'Local business',
  localFind: 'Find one near me',
  locating: 'Asking your browser where you are',
  denied: 'Your browser does not tell us where you are. You can search for a place instead.',
  slow: 'We could not find out where you are. You can search for a place instead.',
  localAsking: 'Looking for a local business',
  localNone: 'No Local Business',
};

export type LocatorWord = keyof typeof messages;
