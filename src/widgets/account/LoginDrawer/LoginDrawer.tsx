'use client';

import { useState } from 'react';
import { signInTitle } from '../../../core/account/rules/signInWords';
import type { SignInType } from '../../../core/checkout/rules/signInType';
import { useSignedIn } from '../../../hooks/account/useSignIn';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useDrawerNews } from '../../../hooks/platform/useDrawerNews';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useOverlayRequest } from '../../../hooks/platform/useOverlayRequest';
import { Button } from '../../../ui/controls/Button';
import { Drawer } from '../../../ui/overlays/Drawer';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { Widget } from '../../../ui/rendering/Widget';
import styles from './LoginDrawer.css';
import { messages } from './messages';
import { SignInForm } from './SignInForm';

export type LoginDrawerProps = {
  /** Label of a button that opens the drawer. Without a label, only another widget or the page can open it. */
  label?: string;
  /** The reason for signing in, if the customer uses the widget's own button. */
  signInType?: SignInType;
  /** Renders no form, only a link to the login page. */
  linkOnly?: boolean;
  loginUrl?: string;
  createAccountUrl?: string;
  onOpen?: () => void;
  onClose?: () => void;
  onSignIn?: () => void;
};

/**
 * Signs the customer in without leaving the page. Opened by its own button in the header, or by a widget that needs the
 * customer's identity; that widget's action then continues [SCR-017, CHK-001].
 */
export function LoginDrawer(props: LoginDrawerProps) {
  useStyles(styles);
  const say = useMessages('login-drawer', messages);
  const { host, settings } = useStorefront();
  const { request, settle } = useOverlayRequest('LOGIN');
  const { isSignedIn, firstName } = useSignedIn();
  const [isAsked, setAsked] = useState(false);
  const isOpen = isAsked || request !== undefined;
  const type = request?.signInType ?? props.signInType ?? '';
  const { title, reason } = signInTitle(type, settings.messages['login-drawer']);
  useDrawerNews('login-drawer', isOpen, props);

  function close() {
    setAsked(false);
    settle('closed');
  }

  function handleSignedIn() {
    props.onSignIn?.();
    settle('done');
    // the customer opened it: no widget waits for the result, so the page is reloaded for the signed-in customer
    if (isAsked) host.location.assign(host.location.href.replace(/#.*/, ''));
    setAsked(false);
  }

  return (
    <Widget block="login-drawer">
      {props.label !== undefined &&
        (isSignedIn ? (
          <p>{firstName ? say('hello', { name: firstName }) : say('helloAnyone')}</p>
        ) : (
          <Button kind="plain" opensDialog isExpanded={isOpen} onClick={() => setAsked(true)}>
            {props.label}
          </Button>
        ))}
      <Drawer isOpen={isOpen} onClose={close} name="login-drawer" closeLabel={say('close')} title={title}>
        <p className="quire-login-drawer__reason">{reason}</p>
        <SignInForm
          {...props}
          goal={request?.goal}
          isGuestWelcome={request?.isGuestWelcome ?? false}
          say={say}
          onSignedIn={handleSignedIn}
          onGuest={() => settle('done')}
        />
      </Drawer>
    </Widget>
  );
}
