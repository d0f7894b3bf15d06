'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { signInAs } from '../../core/account/client/signInAs';
import type { SignInProblem } from '../../core/account/rules/signInMessages';
import { accountUrl } from '../../core/platform/client/accountUrls';
import { loginUrlFor } from '../../core/platform/rules/loginRedirect';
import { useStorefront } from '../platform/StorefrontProvider';

export type Credentials = { login: string; password: string };

export type SigningIn = {
  status: 'idle' | 'pending' | 'success' | 'error';
  error: SignInProblem | null;
  /** Whether the customer is signed in now; undefined before the first result. */
  data: boolean | undefined;
  mutate: (credentials: Credentials) => void;
  /** Resolves with whether the customer is signed in now; during a pending sign-in, with the result of that one. */
  mutateAsync: (credentials: Credentials) => Promise<boolean>;
  reset: () => void;
};

const IDLE: Pick<SigningIn, 'status' | 'error' | 'data'> = { status: 'idle', error: null, data: undefined };

/**
 * Signs the customer in on this page. A failure is in `error`. It has the shape of TanStack's mutations, but is not one,
 * because a mutation would store the password as its variables.
 */
export function useSignIn(): SigningIn {
  const storefront = useStorefront();
  const [state, setState] = useState(IDLE);
  const pending = useRef<Promise<boolean>>(undefined);

  const mutateAsync = useCallback(
    (credentials: Credentials) => {
      pending.current ??= signInAs(storefront, credentials)
        .catch(() => ({ ok: false, problem: { kind: 'failed' } }) as const)
        .then((verdict) => {
          pending.current = undefined;
          setState(
            verdict.ok
              ? { status: 'success', error: null, data: true }
              : { status: 'error', error: verdict.problem, data: false },
          );
          return verdict.ok;
        });
      setState({ ...IDLE, status: 'pending' });
      return pending.current;
    },
    [storefront],
  );

  const mutate = useCallback((credentials: Credentials) => void mutateAsync(credentials), [mutateAsync]);
  const reset = useCallback(() => setState(IDLE), []);
  return { ...state, mutate, mutateAsync, reset };
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
