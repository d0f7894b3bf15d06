import type { ReactNode } from 'react';
import type { MenuEntry } from '../../core/header/rules/menu/menuEntries';
import { Button } from '../controls/Button';
import { Flyout, useFlyout } from '../overlays/Flyout';
import { useStyles } from '../rendering/StyleRoot';
import styles from './AccountFlyout.css';
import { MenuLinks } from './MenuLinks';

type Word = 'account' | 'hello' | 'customerNumber' | 'signIn' | 'createAccount';

export type AccountFlyoutProps = {
  isSignedIn: boolean;
  firstName: string | undefined;
  maskedNumber: string | undefined;
  entries: readonly MenuEntry[];
  /** Without the customer's name on its button. */
  isShort?: boolean;
  /** What else there is to say of this customer. */
  children?: ReactNode;
  say: (word: Word, figures?: Record<string, string>) => string;
  onPress: (entry: MenuEntry) => boolean;
  onOpen?: (() => void) | undefined;
};

/** The account of a header: the ways in, or who is in and their pages [HDR-007, HDR-013]. */
export function AccountFlyout(props: AccountFlyoutProps) {
  const { isSignedIn, firstName, maskedNumber, entries, say, onPress, onOpen } = props;
  useStyles(styles);
  const flyout = useFlyout(onOpen);

  const pressed = (entry: MenuEntry) => {
    flyout.onToggle(false);
    return onPress(entry);
  };
  return (
    <Flyout {...flyout} label={firstName && !props.isShort ? say('hello', { name: firstName }) : say('account')}>
      {!isSignedIn && (
        <div className="quire-account-flyout__ways">
          <Button onClick={() => pressed(way('LOGIN'))} opensDialog>
            {say('signIn')}
          </Button>
          <Button kind="secondary" onClick={() => pressed(way('CREATE_ACCOUNT'))}>
            {say('createAccount')}
          </Button>
        </div>
      )}
      {maskedNumber && (
        <p className="quire-account-flyout__number">{say('customerNumber', { number: maskedNumber })}</p>
      )}
      {props.children}
      <MenuLinks entries={entries} onPress={pressed} layout="column" />
    </Flyout>
  );
}

/** The ways in that every account has, whatever its menu says. */
function way(action: 'LOGIN' | 'CREATE_ACCOUNT'): MenuEntry {
  return {
    id: action,
    blocks: [],
    ariaLabel: undefined,
    way: { kind: 'drawer', action, url: undefined },
    isButton: true,
    opensNewTab: false,
    icon: undefined,
    chatLine: undefined,
    entries: [],
  };
}
