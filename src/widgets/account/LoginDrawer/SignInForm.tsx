import { useLayoutEffect, useRef, useState } from 'react';
import { signInProblemMessage } from '../../../core/account/rules/signInMessages';
import { safeUrl } from '../../../core/platform/rules/safeUrl';
import { useAccountUrls, useSignIn } from '../../../hooks/account/useSignIn';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Field } from '../../../ui/controls/Field';
import { Form } from '../../../ui/controls/Form';
import { Notice } from '../../../ui/feedback/Notice';
import type { LoginMessageKey } from './messages';

export type SignInFormProps = {
  linkOnly?: boolean;
  loginUrl?: string;
  createAccountUrl?: string;
  /** The URL that the login page redirects to. The default is this page. */
  goal: string | undefined;
  isGuestWelcome: boolean;
  translate: Translate<LoginMessageKey>;
  onSignedIn: () => void;
  onGuest: () => void;
};

/** Email and password, and the alternatives: the login page, a new account, or continuing as a guest. */
export function SignInForm(props: SignInFormProps) {
  const { linkOnly = false, isGuestWelcome, translate } = props;
  const urls = useAccountUrls(props.goal);
  return (
    <>
      {linkOnly ? (
        <ButtonLink kind="primary" href={safeUrl(props.loginUrl ?? urls.login)}>
          {translate('toLoginPage')}
        </ButtonLink>
      ) : (
        <Credentials {...props} />
      )}
      <div className="quire-login-drawer__alternatives">
        {isGuestWelcome && (
          <Button kind="secondary" onClick={props.onGuest}>
            {translate('asGuest')}
          </Button>
        )}
        <div className="quire-login-drawer__alternative">
          <p>{translate('newHere')}</p>
          <ButtonLink href={safeUrl(props.createAccountUrl ?? urls.createAccount)}>
            {translate('createAccount')}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

function Credentials({ translate, onSignedIn }: SignInFormProps) {
  const { settings } = useStorefront();
  const { status, error: problem, mutateAsync: signIn } = useSignIn();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const secret = useRef<HTMLInputElement>(null);
  const isPending = status === 'pending';

  useLayoutEffect(() => {
    const field = email.current;
    if (!field) return;
    // a dialog that opens with the field in it focuses it
    field.autofocus = true;
    field.focus();
  }, []);

  // the shop did not check the credentials if the request failed: the password stays and may be sent again
  const isLookedAt = problem !== null && problem.kind !== 'failed';
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
    if (await signIn(typed)) {
      setPassword('');
      onSignedIn();
    } else secret.current?.focus();
  }

  return (
    <Form className="quire-login-drawer__form" onSubmit={() => void submit()}>
      <div role="alert">
        {problem && <Notice kind="bad">{signInProblemMessage(problem, settings.messages['login-drawer'])}</Notice>}
      </div>
      <Field
        label={translate('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        value={login}
        onType={setLogin}
        inputRef={email}
        isRequired
        isDisabled={isPending}
        error={isChecked && login.trim() === '' ? translate('emailMissing') : undefined}
      />
      <Field
        label={translate('password')}
        type="password"
        autoComplete="current-password"
        value={password}
        onType={setPassword}
        inputRef={secret}
        isRequired
        isDisabled={isPending}
        error={isChecked && password === '' && !problem && !isPending ? translate('passwordMissing') : undefined}
      />
      <Button isBusy={isPending} isSubmit>
        {translate('signIn')}
      </Button>
      <p role="status" className="quire-hidden-visually">
        {isPending && translate('signingIn')}
      </p>
    </Form>
  );
}
