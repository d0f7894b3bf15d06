/** Messages of the drawer that do not depend on the reason for signing in. */
export const messages = {
  close: 'Close',
  email: 'Email',
  password: 'Password',
  emailMissing: 'Please enter your email.',
  passwordMissing: 'Please enter your password.',
  signIn: 'Sign in',
  signingIn: 'Signing you in',
  toLoginPage: 'Go to the sign-in page',
  createAccount: 'Create an account',
  newHere: 'New here?',
  asGuest: 'Continue as a guest',
  hello: 'Hello, {name}',
  helloAnyone: "You're signed in",
};
