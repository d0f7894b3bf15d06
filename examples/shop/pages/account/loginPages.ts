import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import * as v from 'valibot';
import { SIGN_IN_LOCKED, SIGN_IN_REFUSED, type SignInAnswerBody } from '../../../../src/core/account/contract/signIn';
import { setSignedOffCookies, setVisitorCookies } from '../../accounts/cookies';
import { countAttempt, limits } from '../../accounts/limits';
import type { Account } from '../../accounts/session';
import { checkSignIn, register, type SignInVerdict, signIn, signOut } from '../../accounts/signIn';
import type { ShopContext, ShopEnv } from '../../accounts/visitor';
import { leaveVisit } from '../../analytics/watching';
import { demoAccounts, demoPassword } from '../../database/demoAccounts';
import { noCardNumber, readForm, readJson, ShortText } from '../../http/readRequest';
import { Refusal } from '../../http/refusal';
import { safePath } from '../../http/safePath';
import { counted } from '../platform/counted';
import { type Html, html } from '../platform/html';
import { respondPage } from '../platform/layout';
import { leaveNotices } from '../platform/notices';

const loginPath = '/office/supplies/login';
const Line = v.pipe(v.string(), v.trim(), ShortText);
const Password = v.pipe(v.string(), v.minLength(8, 'A password needs at least 8 characters.'), v.maxLength(200));
const Goal = v.looseObject({ jumpUrl: v.optional(v.string()) });
const SignInForm = v.object({ login: Line, password: v.pipe(v.string(), v.maxLength(200)) });
const RegisterForm = v.object({
  name: v.pipe(Line, noCardNumber),
  login: v.pipe(Line, v.email('Invalid email address')),
  password: Password,
});

/** Sign-in, sign-out, registration, and the demo accounts with one click. */
export function loginPages(): Hono<ShopEnv> {
  const pages = new Hono<ShopEnv>();
  pages.get(loginPath, (c) =>
    respondPage(c, {
      title: 'Sign in',
      scripts: [busyScript],
      body: signInPage(c.req.query('jumpUrl') ?? c.req.query('TARGET') ?? ''),
    }),
  );
  pages.get(busyScript, async (c) => {
    const script = await readFile(new URL('busy.js', import.meta.url), 'utf8');
    return c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
  });
  pages.get('/office/supplies/register', (c) => c.redirect(`${loginPath}${new URL(c.req.url).search}`));
  pages.post(loginPath, (c) => {
    if (isJson(c)) return signInHere(c);
    return enter(c, async () => {
      const { login, password } = await readForm(c, SignInForm);
      const verdict = await checkSignIn(c.get('database'), { login, password, address: addressOf(c) });
      return verdict.ok ? verdict.account : signInMessage(verdict);
    });
  });
  pages.post('/office/supplies/register', (c) =>
    enter(c, async () => {
      const request = await readForm(c, RegisterForm);
      const { waitMs } = await countAttempt(c.get('database'), [limits.registerFromAddress, addressOf(c)]);
      if (waitMs !== undefined) return `Too many new accounts. ${tryAgainIn(waitMs)}`;
      return (await register(c.get('database'), request)) ?? 'An account with this email already exists.';
    }),
  );
  pages.get('/office/supplies/logout', (c) =>
    respondPage(c, {
      title: 'Sign out',
      body: html`<h1>Sign out</h1><p>We’ll save your cart to your account.</p>
        <form method="post" action="/office/supplies/logout"><button type="submit" class="button">Sign out</button></form>`,
    }),
  );
  pages.post('/office/supplies/logout', async (c) => {
    await leaveVisit(c);
    const { secret, visitor } = await signOut(c.get('database'), c.get('visitor'));
    setVisitorCookies(c, secret, visitor);
    setSignedOffCookies(c);
    c.header('ctx-token', visitor.session.contextToken);
    return c.redirect('/', 303);
  });
  return pages;
}

/**
 * Signs in the account that `find` returns and redirects to the customer's destination. On failure, redirects to the
 * form with the reason.
 */
async function enter(c: ShopContext, find: () => Promise<Account | string>): Promise<Response> {
  const { jumpUrl } = await readForm(c, Goal);
  const account = await orReason(find);
  if (typeof account === 'string') {
    await leaveNotices(c, c.get('visitor').session.id, [{ tone: 'bad', text: account }]);
    return c.redirect(`${loginPath}?jumpUrl=${encodeURIComponent(safePath(jumpUrl, ''))}`, 303);
  }
  await signInAs(c, account);
  return c.redirect(safePath(jumpUrl, account.tenant === 'SBA' ? '/sba' : '/'), 303);
}

async function signInAs(c: ShopContext, account: Account): Promise<void> {
  const before = c.get('visitor');
  if (before.account && before.account.id !== account.id) await leaveVisit(c);
  const { secret, visitor } = await signIn(c.get('database'), before, account);
  setVisitorCookies(c, secret, visitor);
  c.header('ctx-token', visitor.session.contextToken);
}

const isJson = (c: ShopContext) => c.req.header('content-type')?.startsWith('application/json') === true;

/** Signs in without leaving the page. The response names the customer and sets the cookies. */
async function signInHere(c: ShopContext): Promise<Response> {
  const { login, password } = await readJson(c, SignInForm);
  const verdict = await checkSignIn(c.get('database'), { login, password, address: addressOf(c) });
  if (!verdict.ok && verdict.reason === 'unknown') throw new Refusal(401, SIGN_IN_REFUSED, signInMessage(verdict));
  if (!verdict.ok) throw new Refusal(403, SIGN_IN_LOCKED, signInMessage(verdict), minutesOf(verdict.waitMs));
  const { account } = verdict;
  await signInAs(c, account);
  c.header('Cache-Control', 'no-store');
  const { userType, customerNumber, zipCode, name } = account;
  const [contactFirstName = name] = name.split(' ');
  return c.json({
    session: { userType, customerNumber, zipcode: zipCode, contactFirstName },
  } satisfies SignInAnswerBody);
}

const addressOf = (c: ShopContext) => c.get('client').address;

const minutesOf = (waitMs: number) => Math.max(1, Math.ceil(waitMs / 60_000));

function signInMessage(verdict: SignInVerdict & { ok: false }): string {
  if (verdict.reason === 'unknown') return 'Your email or password is incorrect.';
  return `Too many attempts to sign in. ${tryAgainIn(verdict.waitMs)}`;
}

const tryAgainIn = (waitMs: number) => `Please try again in ${counted(minutesOf(waitMs), 'minute', 'minutes')}.`;

async function orReason(find: () => Promise<Account | string>): Promise<Account | string> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof Refusal) return error.message.replace(/^\w+: /, '');
    throw error;
  }
}

const busyScript = '/office/supplies/busy.js';

/** The forms, and a mask that covers them until the next page. */
const signInPage = (request: string) => html`${loginForms(request)}
  <div data-quire="loading-mask"></div>`;

function loginForms(request: string): Html {
  const goal = html`<input type="hidden" name="jumpUrl" value="${safePath(request, '')}">`;
  return html`<h1>Sign in</h1><div class="sheets">
  <form class="sheet" method="post" action="${loginPath}"><h2>Sign in to your account</h2>${goal}
    <label for="login">Email</label><input id="login" name="login" type="email" autocomplete="username" required>
    <label for="password">Password</label><input id="password" name="password" type="password" autocomplete="current-password" required>
    <button type="submit" class="button">Sign in</button></form>
  <form class="sheet" method="post" action="/office/supplies/register"><h2>Create an account</h2>${goal}
    <label for="name">Name</label><input id="name" name="name" autocomplete="name" maxlength="100" required>
    <label for="new-login">Email</label><input id="new-login" name="login" type="email" autocomplete="username" required>
    <label for="new-password">Password</label><input id="new-password" name="password" type="password" autocomplete="new-password" minlength="8" required>
    <button type="submit" class="button">Create account</button></form>
  <section class="sheet"><h2>Try a demo account</h2><p class="quiet">Sign in as a sample customer. The password for each is <b>${demoPassword}</b>.</p>
    <ul class="plain">${demoAccounts.map(
      ({
        login,
        about,
      }) => html`<li><form method="post" action="${loginPath}">${goal}<input type="hidden" name="login" value="${login}"><input type="hidden" name="password" value="${demoPassword}">
      <button type="submit" class="button button-quiet">${login}</button> <span>${about}</span></form></li>`,
    )}</ul></section></div>`;
}
