/** Messages of the header, except texts that come with its data. */
export const messages = {
  home: 'Home',
  topHat: 'Announcement',
  topHatHere: 'Announcement for this page',
  welcome: 'Welcome',
  welcomeNamed: 'Welcome, {name}',
  welcomeBack: 'Welcome back',
  salesRep: 'Your sales representative',
  utility: 'Shortcuts',
  menu: 'Main menu',
  fold: 'Menu',
  all: 'All {name}',
  printServices: 'Print services',
  search: 'Search products',
  searchButton: 'Search',
  suggestions: '{n} {n|suggestion|suggestions}',
  onContract: 'Contract items only',
  budget: 'Budget balance: {amount}',
  account: 'Account',
  hello: 'Hello, {name}',
  customerNumber: 'Customer number {number}',
  signIn: 'Sign in',
  createAccount: 'Create an account',
};

export type HeaderMessageKey = keyof typeof messages;
