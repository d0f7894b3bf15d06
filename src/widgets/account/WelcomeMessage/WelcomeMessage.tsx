'use client';

import { useAccount } from '../../../hooks/account/useAccount';
import { useMessages } from '../../../hooks/platform/useMessages';
import { Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';

export type WelcomeMessageProps = {
  /** Overrides the first name of the session. */
  firstName?: string;
};

/** Greets the customer, by first name if they are signed in [HDR-044]. */
export function WelcomeMessage(props: WelcomeMessageProps) {
  const say = useMessages('welcome-message', messages);
  const { isSignedIn, firstName } = useAccount();
  const name = props.firstName ?? firstName;
  return (
    <Widget block="welcome-message">
      <p>{isSignedIn && name ? say('named', { name }) : say(isSignedIn ? 'nameless' : 'guest')}</p>
    </Widget>
  );
}
