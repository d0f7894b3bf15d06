'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { signInAs } from '../../core/account/client/signInAs';
import type { SignInProblem } from '../../core/account/rules/signInMessages';
import { accountUrl } from '../../core/platform/client/accountUrls';
import { loginUrlFor } from '../../core/platform/rules/loginRedirect';
import { useStorefront } from '../platform/StorefrontProvider';

export type SigningIn = {
  phase: 'idle' | 'pending' | 'refused';
  problem: SignInProblem | undefined;
  /** Returns whether the customer is signed in now. Calls during a pending sign-in are ignored and return false. */
  signIn: (login: string, password: string) => Promise<boolean>;
  reset: () => void;
};

/** Signs the customer in on this page. A failure is in `problem`; the password is not stored. */
export function useSignIn(): SigningIn {
  const storefront = useStorefront();
  const [phase, setPhase] = useState<SigningIn['phase']>('idle');
  const [problem, setProblem] = useState<SignInProblem>();
  const isPending = useRef(false);

  const signIn = useCallback(
    async (login: string, password: string) => {
      if (isPending.current) return false;
      isPending.current = true;
      setPhase('pending');
      setProblem(undefined);
      const verdict = await signInAs(storefront, { login, password }).catch(
        () => ({ ok: false, problem: { kind: 'failed' } }) as const,
      );
      isPending.current = false;
      setPhase(verdict.ok ? 'idle' : 'refused');
      if (!verdict.ok) setProblem(verdict.problem);
      return verdict.ok;
    },
    [storefront],
  );

  const reset = useCallback(() => {
    setPhase('idle');
    setProblem(undefined);
  }, []);
  return { phase, problem, signIn, reset };
}

/** Whether the customer is signed in, from the page's session or from a sign-in on this page, and their first name. */
export function useSignedIn(): { isSignedIn: boolean; firstName: string | undefined } {
  const { events, session } = useStorefront();
  const [, redraw] = useState(0);
  useEffect(() => events.subscribe('session:signed-in', () => redraw((count) => count + 1)), [events]);
  return { isSignedIn: session.isLoggedIn, firstName: session.customerAttributes?.contactFirstName };
}

/** The URLs of the account pages, each returning to `goal`: a URL of this shop, by default the current page. */
export function useAccountUrls(goal?: string): { login: string; createAccount: string } {
  const { host, settings, site } = useStorefront();
  const { href } = host.location;
  const leadingBack = (loginUrl: string) => loginUrlFor(goal ?? href, site, { href, loginUrl });
  return {
    login: leadingBack(accountUrl(settings, site.isSBA ? 'serviceLogin' : 'identityLogin')),
    createAccount: leadingBack(accountUrl(settings, 'createAccount')),
  };
}
