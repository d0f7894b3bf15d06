import * as v from 'valibot';
import { noCardNumber, ShortText } from '../../http/readRequest';
import type { Say, Text } from '../../languages/say';
import { type Html, html } from '../platform/html';

export const loginPath = '/office/supplies/login';
export const registerPath = '/office/supplies/register';
const Line = v.pipe(v.string(), v.trim(), ShortText);
const Password = v.pipe(
  v.string(),
  v.minLength(8, 'A password needs at least 8 characters.' satisfies Text),
  v.maxLength(200),
);
export const Goal = v.looseObject({ jumpUrl: v.optional(v.string()) });
export const SignInForm = v.object({ login: Line, password: v.pipe(v.string(), v.maxLength(200)) });
export const RegisterForm = v.object({
  name: v.pipe(Line, noCardNumber),
  login: v.pipe(Line, v.email('Invalid email address' satisfies Text), noCardNumber),
  password: Password,
});

/** The forms to sign in and to create an account; `goal` is the hidden field with the path to return to. */
export function accountForms(goal: Html, say: Say): Html {
  return html`<form class="sheet" method="post" action="${loginPath}"><h2>${say('Sign in to your account')}</h2>${goal}
    <label for="login">${say('Email')}</label><input id="login" name="login" type="email" autocomplete="username" required>
    <label for="password">${say('Password')}</label><input id="password" name="password" type="password" autocomplete="current-password" required>
    <button type="submit" class="button">${say('Sign in')}</button></form>
  <form class="sheet" method="post" action="${registerPath}"><h2>${say('Create an account')}</h2>${goal}
    <label for="name">${say('Name')}</label><input id="name" name="name" autocomplete="name" maxlength="100" required>
    <label for="new-login">${say('Email')}</label><input id="new-login" name="login" type="email" autocomplete="username" required>
    <label for="new-password">${say('Password')}</label><input id="new-password" name="password" type="password" autocomplete="new-password" minlength="8" required>
    <button type="submit" class="button button-quiet">${say('Create account')}</button></form>`;
}
