'use client';

import { signInTitle } from '../../../core/account/rules/signInMessages';
import type { SignInType } from '../../../core/checkout/rules/checkoutDestination';
import { useSignedIn } from '../../../hooks/account/useSignIn';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useLayer } from '../../../hooks/platform/useLayer';
import { useMessages } from '../../../hooks/platform/useMessages';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { useStableCallback } from '../../../hooks/platform/useStableCallback';
import { ButtonDrawer } from '../../../ui/overlays/ButtonDrawer';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import styles from './LoginDrawer.css';
import { messages } from './messages';
import { SignInForm } from './SignInForm';

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
        <SignInForm
          {...props}
          goal={request?.goal}
          isGuestWelcome={request?.isGuestWelcome ?? false}
          translate={translate}
          onSignedIn={handleSignedIn}
          onGuest={() => close('done')}
        />
      </ButtonDrawer>
    </Widget>
  );
}
