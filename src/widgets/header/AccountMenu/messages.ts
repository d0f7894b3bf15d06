/** Messages of the account menu, except texts that come with its items. */
export const messages = {
  account: 'Account',
  hello: 'Hello, {name}',
  customerNumber: 'Customer number {number}',
  signIn: 'Sign in',
  createAccount: 'Create an account',
};
