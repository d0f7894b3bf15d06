'use client';

import { useEffect, useRef, useState } from 'react';
import { signInAs } from '../../core/account/client/signInAs';
import type { SignInProblem } from '../../core/account/rules/signInWords';
import { accountUrl } from '../../core/platform/client/accountUrls';
import { loginUrlFor } from '../../core/platform/rules/loginRedirect';
import { useStorefront } from '../platform/StorefrontProvider';

export type SigningIn = {
  phase: 'idle' | 'pending' | 'refused';
  problem: SignInProblem | undefined;
  /** Says whether the customer is signed in now. Presses while one is under way are the same act. */
  signIn: (login: string, password: string) => Promise<boolean>;
  reset: () => void;
};

/** Signs the customer in on this page. What went wrong is in `problem`; the password is not kept. */
export function useSignIn(): SigningIn {
  const storefront = useStorefront();
  const [phase, setPhase] = useState<SigningIn['phase']>('idle');
  const [problem, setProblem] = useState<SignInProblem>();
  const isUnderWay = useRef(false);

  async function signIn(login: string, password: string): Promise<boolean> {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setPhase('pending');
    setProblem(undefined);
    const verdict = await signInAs(storefront, { login, password }).catch(
      () => ({ ok: false, problem: { kind: 'failed' } }) as const,
    );
    isUnderWay.current = false;
    setPhase(verdict.ok ? 'idle' : 'refused');
    if (!verdict.ok) setProblem(verdict.problem);
    return verdict.ok;
  }

  const reset = () => {
    setPhase('idle');
    setProblem(undefined);
  };
  return { phase, problem, signIn, reset };
}

/** Who has signed in on this page since it came; `isSignedIn`, too, for a page that came so. */
export function useSignedIn(): { isSignedIn: boolean; firstName: string | undefined } {
  const { events, session } = useStorefront();
  const [, redraw] = useState(0);
  useEffect(() => events.subscribe('session:signed-in', () => redraw((count) => count + 1)), [events]);
  return { isSignedIn: session.isLoggedIn, firstName: session.customerAttributes?.contactFirstName };
}

/** Where the pages of an account are, each told to lead back to `goal`: an address of this shop, by default this page. */
export function useAccountUrls(goal?: string): { login: string; createAccount: string } {
  const { host, settings, site } = useStorefront();
  const { href } = host.location;
  const leadingBack = (loginUrl: string) => loginUrlFor(goal ?? href, site, { href, loginUrl });
  return {
    login: leadingBack(accountUrl(settings, site.isSBA ? 'serviceLogin' : 'identityLogin')),
    createAccount: leadingBack(accountUrl(settings, 'createAccount')),
  };
}
