import { useState } from 'react';
import { type SignInVerdict, signInAs } from '../../core/account/client/signInAs';
import type { SignInProblem } from '../../core/account/rules/signInMessages';
import { accountUrls } from '../../core/platform/client/accountUrls';
import { useStorefront } from '../platform/StorefrontProvider';
import { type Action, useAction } from '../platform/useAction';
import { useEvent } from '../platform/useEvent';

export type Credentials = { login: string; password: string };

/**
 * Signs the customer in on this page. Not a mutation of TanStack Query, because that would store the password as its
 * variables. `error`, with which `mutateAsync` rejects, is a problem to display, and not an Error.
 */
export function useSignIn(): Action<Credentials, SignInVerdict, SignInProblem> {
  const storefront = useStorefront();
  return useAction(
    (credentials) =>
      signInAs(storefront, credentials).catch(() => ({ ok: false, problem: { kind: 'failed' } }) as const),
    (verdict) => (verdict.ok ? null : verdict.problem),
  );
}

/** Whether the customer is signed in, from the page's session or from a sign-in on this page, and their first name. */
export function useSignedIn(): { isSignedIn: boolean; firstName: string | undefined } {
  const { session } = useStorefront();
  const [, redraw] = useState(0);
  useEvent('session:signed-in', () => redraw((count) => count + 1));
  return { isSignedIn: session.isLoggedIn, firstName: session.customerAttributes?.contactFirstName };
}

/** The URLs of the account pages, each returning to `goal`, by default the current page. */
export const useAccountUrls = (goal?: string) => accountUrls(useStorefront(), goal);
