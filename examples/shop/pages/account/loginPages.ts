import { Hono } from 'hono';
import type { SignInAnswerBody } from '../../../../src/core/account/contract/signIn';
import { setSignedOffCookies, setVisitorCookies } from '../../accounts/cookies';
import { countAttempt, limits } from '../../accounts/limits';
import type { Account } from '../../accounts/session';
import { checkSignIn, register, signIn, signOut } from '../../accounts/signIn';
import type { ShopContext, ShopEnv } from '../../accounts/visitor';
import { leaveVisit } from '../../analytics/watching';
import { demoAccounts, demoPassword } from '../../database/demoAccounts';
import { readForm, readJson } from '../../http/readRequest';
import { Refusal } from '../../http/refusal';
import { safePath } from '../../http/safePath';
import { scriptFile } from '../../http/staticFiles';
import { type Say, sayRefusal } from '../../languages/say';
import { type Html, html } from '../platform/html';
import { languageOf, sayOf } from '../platform/language';
import { respondPage } from '../platform/layout';
import { leaveNotices } from '../platform/notices';
import { accountForms, Goal, loginPath, RegisterForm, registerPath, SignInForm } from './loginForms';
import { emailTaken, signInRefusal, tooManyAccounts } from './signInRefusal';

/** Sign-in, sign-out, registration, and the demo accounts with one click. */
export function loginPages(): Hono<ShopEnv> {
  const pages = new Hono<ShopEnv>();
  pages.get(loginPath, (c) =>
    respondPage(c, {
      title: sayOf(c)('Sign in'),
      scripts: [loginScript],
      body: signInPage(c.req.query('jumpUrl') ?? c.req.query('TARGET') ?? '', sayOf(c)),
    }),
  );
  pages.get(loginScript, scriptFile(new URL('login.js', import.meta.url)));
  pages.get(registerPath, (c) => c.redirect(`${loginPath}${new URL(c.req.url).search}`));
  pages.post(loginPath, (c) => {
    if (isJson(c)) return signInHere(c);
    return enter(c, async () => {
      const { login, password } = await readForm(c, SignInForm);
      const verdict = await checkSignIn(c.get('database'), { login, password, address: addressOf(c) });
      return verdict.ok ? verdict.account : signInRefusal(verdict);
    });
  });
  pages.post(registerPath, (c) =>
    enter(c, async () => {
      const request = await readForm(c, RegisterForm);
      const { waitMs } = await countAttempt(c.get('database'), [limits.registerFromAddress, addressOf(c)]);
      if (waitMs !== undefined) return tooManyAccounts(waitMs);
      return (await register(c.get('database'), request)) ?? emailTaken();
    }),
  );
  pages.get('/office/supplies/logout', (c) =>
    respondPage(c, {
      title: sayOf(c)('Sign out'),
      body: html`<h1>${sayOf(c)('Sign out')}</h1><p>${sayOf(c)('We’ll save your cart to your account.')}</p>
        <form method="post" action="/office/supplies/logout"><button type="submit" class="button">${sayOf(c)('Sign out')}</button></form>`,
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
async function enter(c: ShopContext, find: () => Promise<Account | Refusal>): Promise<Response> {
  const { jumpUrl } = await readForm(c, Goal);
  const account = await orRefusal(find);
  if (account instanceof Refusal) {
    await leaveNotices(c, c.get('visitor').session.id, [{ tone: 'bad', text: sayRefusal(languageOf(c), account) }]);
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
  if (!verdict.ok) throw signInRefusal(verdict);
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

async function orRefusal(find: () => Promise<Account | Refusal>): Promise<Account | Refusal> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

const loginScript = '/office/supplies/login.js';

/** The forms, and a mask that covers them until the next page. */
const signInPage = (request: string, say: Say) => html`${loginForms(request, say)}
  <div data-quire="loading-mask"></div>`;

function loginForms(request: string, say: Say): Html {
  const goal = html`<input type="hidden" name="jumpUrl" value="${safePath(request, '')}">`;
  return html`<h1>${say('Sign in')}</h1><div class="sheets">
  ${accountForms(goal, say, { helpPath: '/webapp/help#password' })}</div>
  <details class="demo-accounts" lang="en"><summary>Demo accounts</summary><p class="quiet">Sign in as a sample customer. The password for each is <b>${demoPassword}</b>.</p>
    <ul class="plain">${demoAccounts.map(
      ({
        login,
        about,
      }) => html`<li><form method="post" action="${loginPath}">${goal}<input type="hidden" name="login" value="${login}"><input type="hidden" name="password" value="${demoPassword}">
      <button type="submit" class="button button-quiet">${login}</button> <span>${about}</span></form></li>`,
    )}</ul></details>`;
}
