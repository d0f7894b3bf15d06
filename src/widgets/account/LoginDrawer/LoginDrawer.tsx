import { useLayoutEffect, useRef, useState } from 'react';
import { signInProblemMessage, signInTitle } from '../../../core/account/rules/signInMessages';
import type { SignInType } from '../../../core/checkout/rules/checkoutDestination';
import { safeUrl } from '../../../core/platform/rules/safeUrl';
import { useAccountUrls, useSignedIn, useSignIn } from '../../../hooks/account/useSignIn';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useLayer } from '../../../hooks/platform/useLayer';
import { useMessages } from '../../../hooks/platform/useMessages';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { useStableCallback } from '../../../hooks/platform/useStableCallback';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Field } from '../../../ui/controls/Field';
import { Form } from '../../../ui/controls/Form';
import { Notice } from '../../../ui/feedback/Notice';
import { ButtonDrawer } from '../../../ui/overlays/ButtonDrawer';
import { Stack } from '../../../ui/rendering/Stack';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import styles from './LoginDrawer.css';
import { messages } from './messages';

export type LoginDrawerProps = RootProps &
  OpenProps & {
    /** Label of a button that opens the drawer. Without a label, only another widget or the page can open it. */
    label?: string;
    /** The reason for signing in, if the customer uses the widget's own button. */
    signInType?: SignInType;
    /** Renders no form, only a link to the login page. */
    linkOnly?: boolean;
    /** The URL of the login page. Defaults to the page's. */
    loginUrl?: string;
    /** The URL that creates an account. Defaults to the page's. */
    createAccountUrl?: string;
    /** Called when the customer has signed in. */
    onSuccess?: () => void;
  };

/**
 * Signs the customer in without leaving the page. Opened by its own button in the header, or by a widget that needs the
 * customer's identity; that widget's action then continues [SCR-017, CHK-001].
 */
export function LoginDrawer(props: LoginDrawerProps) {
  useStyles(styles);
  const translate = useMessages('login-drawer', messages);
  const { host, settings } = useStorefront();
  const layer = useLayer(['LOGIN'], props, { name: 'login-drawer' });
  const { request, complete, close } = layer;
  const urls = useAccountUrls(request?.goal);
  const { isSignedIn, firstName } = useSignedIn();
  const type = request?.signInType ?? props.signInType ?? '';
  const { title, reason } = signInTitle(type, settings.messages['login-drawer']);

  // stable, because a sign-in is not the result of one opening: it also achieves the purpose of the current one
  const handleSignedIn = useStableCallback(() => {
    complete();
    props.onSuccess?.();
    close();
    // the customer opened it: no widget waits for the result, so the page is reloaded for the signed-in customer
    if (!request) host.location.assign(host.location.href.replace(/#.*/, ''));
  });

  return (
    <Widget block="login-drawer" props={props}>
      {props.label !== undefined && isSignedIn && (
        <p>{firstName ? translate('hello', { name: firstName }) : translate('helloAnyone')}</p>
      )}
      <ButtonDrawer
        {...layer}
        button={isSignedIn ? undefined : props.label}
        closeLabel={translate('close')}
        title={title}
      >
        <p className="quire-login-drawer__reason">{reason}</p>
        {props.linkOnly ? (
          <ButtonLink kind="primary" href={safeUrl(props.loginUrl ?? urls.login)}>
            {translate('toLoginPage')}
          </ButtonLink>
        ) : (
          <Credentials onSignedIn={handleSignedIn} />
        )}
        <div className="quire-login-drawer__alternatives">
          <Stack>
            {request?.isGuestWelcome && (
              <Button kind="secondary" onClick={() => close('done')}>
                {translate('asGuest')}
              </Button>
            )}
            <p>{translate('newHere')}</p>
            <ButtonLink href={safeUrl(props.createAccountUrl ?? urls.createAccount)}>
              {translate('createAccount')}
            </ButtonLink>
          </Stack>
        </div>
      </ButtonDrawer>
    </Widget>
  );
}

/** The form with email and password. */
function Credentials({ onSignedIn }: { onSignedIn: () => void }) {
  const translate = useMessages('login-drawer', messages);
  const { settings } = useStorefront();
  const { status, error: problem, mutate: signIn } = useSignIn();
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

  function submit() {
    // reads the fields themselves: a password manager may fill them without an event
    const typed = { login: email.current?.value.trim() ?? '', password: secret.current?.value ?? '' };
    setLogin(typed.login);
    setPassword(typed.password);
    setChecked(true);
    if (typed.login === '') return email.current?.focus();
    if (typed.password === '') return secret.current?.focus();
    signIn(typed, {
      onSuccess() {
        setPassword('');
        onSignedIn();
      },
      onError: () => secret.current?.focus(),
    });
  }

  return (
    <Form onSubmit={submit}>
      <Stack>
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
      </Stack>
      <p role="status" className="quire-hidden-visually">
        {isPending && translate('signingIn')}
      </p>
    </Form>
  );
}
