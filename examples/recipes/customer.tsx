import {
  useAddToList,
  usePreferredStore,
  useRequestOverlay,
  useSavedActions,
  useSavedItems,
  useSignIn,
} from 'quire-widgets';
import { storeName } from 'quire-widgets/stores';
import type { FormEvent } from 'react';

/** The app's own form. The password is not stored. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { status, error, mutate: signIn } = useSignIn();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const credentials = { login: String(fields.get('login')), password: String(fields.get('password')) };
    signIn(credentials, { onSuccess: onSignedIn });
  }
  return (
    <form onSubmit={submit}>
      <input name="login" aria-label="Email" autoComplete="username" />
      <input name="password" aria-label="Password" type="password" autoComplete="current-password" />
      <button type="submit" disabled={status === 'pending'}>
        Sign in
      </button>
      {error && (
        <p role="alert">
          {error.kind === 'unknown' ? 'Your email or password is incorrect' : 'Please try again later'}
        </p>
      )}
    </form>
  );
}

/** The store that the customer chose here, earlier, or in another tab. */
export function MyStore() {
  const store = usePreferredStore();
  const requestOverlay = useRequestOverlay();
  return (
    <button type="button" onClick={() => requestOverlay({ overlay: 'BOPIS', sku: 'MUG' })}>
      {store ? `Pick up in ${storeName(store)}` : 'Choose a store'}
    </button>
  );
}

/** The customer's saved items, with buttons that remove them, and that add them to a list. */
export function MySavedItems() {
  const { items } = useSavedItems();
  const { status, mutate } = useSavedActions();
  const lists = useAddToList();
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          {item.name}
          <button type="button" onClick={() => mutate({ kind: 'remove', item })}>
            Remove {item.name}
          </button>
          <button type="button" onClick={() => lists.mutate({ items: [{ sku: item.sku, quantity: 1 }] })}>
            Add {item.name} to a list
          </button>
        </li>
      ))}
      {status === 'error' && <li role="alert">We couldn't remove it. Please try again</li>}
      {lists.data === 'unavailable' && <li role="alert">You can't open your lists on this page</li>}
    </ul>
  );
}
