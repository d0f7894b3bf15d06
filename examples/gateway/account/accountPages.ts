import { Hono } from 'hono';
import type { SignInAnswerBody } from '../../../src/core/account/contract/signIn';
import { countAttempt, limits } from '../../shop/accounts/limits';
import { limitedSignIn } from '../../shop/accounts/signIn';
import { readForm, readJson } from '../../shop/http/readRequest';
import type { Refusal } from '../../shop/http/refusal';
import { safePath } from '../../shop/http/safePath';
import { sayRefusal } from '../../shop/languages/say';
import {
  accountForms,
  Goal,
  loginPath,
  RegisterForm,
  registerPath,
  SignInForm,
} from '../../shop/pages/account/loginForms';
import { emailTaken, signInRefusal, tooManyAccounts } from '../../shop/pages/account/signInRefusal';
import { html, nothing } from '../../shop/pages/platform/html';
import type { GatewayParts } from '../createGateway';
import type { SignedIn } from '../engine';
import { respondPage } from '../pages/page';
import { textsOf } from '../pages/pageContext';
import { changeVisit, type GatewayContext, type GatewayEnv } from '../visits/visit';
import { takeOver } from './signIn';

/** Sign-in, registration and sign-out. The accounts are the engine's. */
export function accountPages(parts: GatewayParts): Hono<GatewayEnv> {
  const { database } = parts.gateway;
  const pages = new Hono<GatewayEnv>();
  pages.get(loginPath, (c) => loginPage(c, c.req.query('jumpUrl') ?? c.req.query('TARGET')));

  pages.post(loginPath, async (c) => {
    const isJson = c.req.header('content-type')?.startsWith('application/json') === true;
    const { login, password } = isJson ? await readJson(c, SignInForm) : await readForm(c, SignInForm);
    // the engine knows no limit of attempts: the shop's limits apply
    const verdict = await limitedSignIn(database, { login, address: c.get('client').address }, (email) =>
      parts.engine.signIn({ email, password }),
    );
    if (!verdict.ok && isJson) throw signInRefusal(verdict);
    if (!verdict.ok) return loginPage(c, await goalOf(c), signInRefusal(verdict));
    await enter(c, verdict.account);
    if (!isJson) return c.redirect(safePath(await goalOf(c), '/'), 303);
    c.header('Cache-Control', 'no-store');
    const { name } = verdict.account.customer;
    const [contactFirstName = name] = name.split(' ');
    return c.json({ session: { userType: 'REGISTERED', contactFirstName } } satisfies SignInAnswerBody);
  });

  pages.post(registerPath, async (c) => {
    const { login, password, name } = await readForm(c, RegisterForm);
    const { waitMs } = await countAttempt(database, [limits.registerFromAddress, c.get('client').address]);
    if (waitMs !== undefined) return loginPage(c, await goalOf(c), tooManyAccounts(waitMs));
    const signedIn = await parts.engine.register({ name, email: login.toLowerCase(), password });
    if (!signedIn) return loginPage(c, await goalOf(c), emailTaken());
    await enter(c, signedIn);
    return c.redirect(safePath(await goalOf(c), '/'), 303);
  });

  pages.get('/office/supplies/logout', (c) => {
    const { say } = textsOf(c);
    const body = html`<h1>${say('Sign out')}</h1><p>${say('We’ll save your cart to your account.')}</p>
      <form method="post" action="/office/supplies/logout"><button type="submit" class="button">${say('Sign out')}</button></form>`;
    return respondPage(c, { title: say('Sign out'), body });
  });
  pages.post('/office/supplies/logout', async (c) => {
    await changeVisit(database, c, null);
    return c.redirect('/', 303);
  });

  /** A guest's cart goes with the customer; another customer's stays with its account. */
  async function enter(c: GatewayContext, signedIn: SignedIn): Promise<void> {
    const visit = c.get('visit');
    if (!visit.customer) await takeOver(parts, visit, signedIn);
    await changeVisit(database, c, signedIn.customer);
    c.header('ctx-token', c.get('visit').contextToken);
  }
  return pages;
}

const goalOf = async (c: GatewayContext) => (await readForm(c, Goal)).jumpUrl;

function loginPage(c: GatewayContext, goal: string | undefined, problem?: Refusal): Response | Promise<Response> {
  const field = html`<input type="hidden" name="jumpUrl" value="${safePath(goal, '')}">`;
  const { say, language } = textsOf(c);
  const body = html`<h1>${say('Sign in')}</h1>${problem ? html`<p class="notice notice-bad" role="alert">${sayRefusal(language, problem)}</p>` : nothing}
    <div class="sheets">${accountForms(field, say)}</div>`;
  return respondPage(c, { title: say('Sign in'), body, status: problem ? 400 : 200 });
}
