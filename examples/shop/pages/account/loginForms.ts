import * as v from 'valibot';
import { noCardNumber, ShortText } from '../../http/readRequest';
import type { Say, Text } from '../../languages/say';
import { type Html, html, nothing } from '../platform/html';

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

/**
 * The forms to sign in and to create an account. `goal` is the hidden field with the path to return to, and `helpPath` a
 * page that helps with a forgotten password, if there is one.
 */
export function accountForms(goal: Html, say: Say, { helpPath }: { helpPath?: string } = {}): Html {
  const help = helpPath ? html`<a class="forgotten" href="${helpPath}">${say('Forgot your password?')}</a>` : nothing;
  return html`<form class="sheet" method="post" action="${loginPath}"><h2>${say('Sign in to your account')}</h2>${goal}
    <label for="login">${say('Email')}</label><input id="login" name="login" type="email" autocomplete="username" required>
    ${passwordField('password', 'current-password', say)}
    <div class="actions"><button type="submit" class="button">${say('Sign in')}</button>${help}</div></form>
  <form class="sheet" method="post" action="${registerPath}"><h2>${say('Create an account')}</h2>${goal}
    <label for="name">${say('Name')}</label><input id="name" name="name" autocomplete="name" maxlength="100" required>
    <label for="new-login">${say('Email')}</label><input id="new-login" name="login" type="email" autocomplete="username" required>
    ${passwordField('new-password', 'new-password', say)}
    <button type="submit" class="button button-quiet">${say('Create account')}</button></form>`;
}

const eye = html`<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path d="M2 12c5-8 15-8 20 0-5 8-15 8-20 0Z"/><circle cx="12" cy="12" r="3"/><path class="struck" d="M4 20 20 4"/></svg>`;

/** A password, and the button that shows it, which the script of the page displays. */
function passwordField(id: string, autocomplete: 'current-password' | 'new-password', say: Say): Html {
  const isNew = autocomplete === 'new-password';
  const rule = isNew ? html` minlength="8" aria-describedby="${id}-rule"` : nothing;
  return html`<label for="${id}">${say('Password')}</label>
    <div class="password"><input id="${id}" name="password" type="password" autocomplete="${autocomplete}" autocapitalize="off" spellcheck="false"${rule} required>
      <button type="button" class="show-password" hidden aria-controls="${id}" aria-pressed="false" aria-label="${say('Show password')}">${eye}</button></div>
    ${isNew ? html`<p class="quiet" id="${id}-rule">${say('A password needs at least 8 characters.')}</p>` : nothing}`;
}
