import { useAccount } from '../../../hooks/account/useAccount';
import { useMessages } from '../../../hooks/platform/useMessages';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';

export type WelcomeMessageProps = RootProps & {
  /** Overrides the first name of the session. */
  firstName?: string;
};

/** Greets the customer, by first name if they are signed in [HDR-044]. */
export function WelcomeMessage(props: WelcomeMessageProps) {
  const translate = useMessages('welcome-message', messages);
  const { isSignedIn, firstName } = useAccount();
  const name = props.firstName ?? firstName;
  return (
    <Widget block="welcome-message" props={props}>
      <p>{isSignedIn && name ? translate('named', { name }) : translate(isSignedIn ? 'nameless' : 'guest')}</p>
    </Widget>
  );
}
