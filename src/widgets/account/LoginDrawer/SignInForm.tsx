import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { signInProblemWords } from '../../../core/account/rules/signInWords';
import { safeUrl } from '../../../core/platform/rules/safeUrl';
import { useAccountUrls, useSignIn } from '../../../hooks/account/useSignIn';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Say } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Field } from '../../../ui/controls/Field';
import { Notice } from '../../../ui/feedback/Notice';
import type { LoginWord } from './messages';

export type SignInFormProps = {
  linkOnly?: boolean;
  loginUrl?: string;
  createAccountUrl?: string;
  /** The URL that the login page redirects to. The default is this page. */
  goal: string | undefined;
  isGuestWelcome: boolean;
  say: Say<LoginWord>;
  onSignedIn: () => void;
  onGuest: () => void;
};

/** Email and password, and the alternatives: the login page, a new account, or continuing as a guest. */
export function SignInForm(props: SignInFormProps) {
  const { linkOnly = false, isGuestWelcome, say } = props;
  const urls = useAccountUrls(props.goal);
  return (
    <>
      {linkOnly ? (
        <ButtonLink kind="primary" href={safeUrl(props.loginUrl ?? urls.login)}>
          {say('toLoginPage')}
        </ButtonLink>
      ) : (
        <Credentials {...props} />
      )}
      <div className="quire-login-drawer__ways">
        {isGuestWelcome && (
          <Button kind="secondary" onClick={props.onGuest}>
            {say('asGuest')}
          </Button>
        )}
        <div className="quire-login-drawer__way">
          <p>{say('newHere')}</p>
          <ButtonLink href={safeUrl(props.createAccountUrl ?? urls.createAccount)}>{say('createAccount')}</ButtonLink>
        </div>
      </div>
    </>
  );
}

function Credentials({ say, onSignedIn }: SignInFormProps) {
  const { settings } = useStorefront();
  const { phase, problem, signIn } = useSignIn();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const secret = useRef<HTMLInputElement>(null);
  const isPending = phase === 'pending';

  useLayoutEffect(() => {
    const field = email.current;
    if (!field) return;
    // a dialog that opens with the field in it focuses it
    field.autofocus = true;
    field.focus();
  }, []);

  // the shop did not check the credentials if the request failed: the password stays and may be sent again
  const isLookedAt = problem !== undefined && problem.kind !== 'failed';
  useLayoutEffect(() => {
    if (isLookedAt) setPassword('');
  }, [isLookedAt]);

  async function submit() {
    // reads the fields themselves: a password manager may fill them without an event
    const typed = { login: email.current?.value.trim() ?? '', password: secret.current?.value ?? '' };
    setLogin(typed.login);
    setPassword(typed.password);
    setChecked(true);
    if (typed.login === '') return email.current?.focus();
    if (typed.password === '') return secret.current?.focus();
    if (await signIn(typed.login, typed.password)) {
      setPassword('');
      onSignedIn();
    } else secret.current?.focus();
  }

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <form className="quire-login-drawer__form" noValidate onSubmit={handleSubmit}>
      <div role="alert">
        {problem && <Notice kind="bad">{signInProblemWords(problem, settings.messages['login-drawer'])}</Notice>}
      </div>
      <Field
        label={say('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        value={login}
        onType={setLogin}
        onEnter={submit}
        inputRef={email}
        isRequired
        isDisabled={isPending}
        error={isChecked && login.trim() === '' ? say('emailMissing') : undefined}
      />
      <Field
        label={say('password')}
        type="password"
        autoComplete="current-password"
        value={password}
        onType={setPassword}
        onEnter={submit}
        inputRef={secret}
        isRequired
        isDisabled={isPending}
        error={isChecked && password === '' && !problem && !isPending ? say('passwordMissing') : undefined}
      />
      <Button isBusy={isPending} onClick={submit}>
        {say('signIn')}
      </Button>
      <p role="status" className="quire-hidden-visually">
        {isPending && say('signingIn')}
      </p>
    </form>
  );
}
