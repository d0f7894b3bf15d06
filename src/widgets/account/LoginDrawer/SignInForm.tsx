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
  /** Where the login page leads on to; this page unless it is given. */
  goal: string | undefined;
  isGuestWelcome: boolean;
  say: Say<LoginWord>;
  onSignedIn: () => void;
  onGuest: () => void;
};

/** Email and password, and the other ways: the login page, a new account, going on as a guest. */
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
    // a dialog that opens with it in it takes the focus there
    field.autofocus = true;
    field.focus();
  }, []);

  // what nobody has looked at may be sent again as it stands
  const isLookedAt = problem !== undefined && problem.kind !== 'failed';
  useLayoutEffect(() => {
    if (isLookedAt) setPassword('');
  }, [isLookedAt]);

  async function submit() {
    // what stands in the fields: a password manager may have filled them without a word
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
