export const messages = {
  account: 'Account',
  hello: 'Hello, {name}',
  customerNumber: 'Customer number {number}',
  signIn: 'Sign in',
  createAccount: 'Create an account',
};
