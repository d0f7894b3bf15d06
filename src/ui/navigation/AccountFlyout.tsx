import type { ReactNode } from 'react';
import type { MenuEntry, PressedEntry } from '../../core/header/rules/menu/menuEntries';
import { Button } from '../controls/Button';
import { Flyout } from '../overlays/Flyout';
import type { Disclosure } from '../overlays/useDisclosure';
import { useStyles } from '../rendering/StyleRoot';
import styles from './AccountFlyout.css';
import { MenuLinks } from './MenuLinks';

export type AccountFlyoutProps = Disclosure & {
  isSignedIn: boolean;
  firstName: string | undefined;
  maskedNumber: string | undefined;
  entries: readonly MenuEntry[];
  /** The greeting above the links. */
  welcome?: ReactNode;
  /** Further content about this customer. */
  children?: ReactNode;
  translate: (
    key: 'account' | 'hello' | 'customerNumber' | 'signIn' | 'createAccount',
    figures?: Record<string, string>,
  ) => string;
  onPress: (entry: PressedEntry) => boolean;
};

/** The account menu of a header: sign-in links, or the name of the customer and their pages [HDR-007, HDR-013]. */
export function AccountFlyout(props: AccountFlyoutProps) {
  const { isSignedIn, firstName, maskedNumber, entries, translate, isOpen, onToggle, onPress } = props;
  useStyles(styles);

  const pressed = (entry: PressedEntry) => {
    onToggle(false);
    return onPress(entry);
  };
  return (
    <Flyout
      isOpen={isOpen}
      onToggle={onToggle}
      label={
        <span className="quire-account-flyout__label">
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path className="quire-stroke" d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM5 20a7 7 0 0 1 14 0" />
          </svg>
          <span>{firstName ? translate('hello', { name: firstName }) : translate('account')}</span>
        </span>
      }
    >
      {props.welcome}
      {!isSignedIn && (
        <div className="quire-account-flyout__actions">
          <Button onClick={() => pressed(signingIn('LOGIN'))} opensDialog>
            {translate('signIn')}
          </Button>
          <Button kind="secondary" onClick={() => pressed(signingIn('CREATE_ACCOUNT'))}>
            {translate('createAccount')}
          </Button>
        </div>
      )}
      {maskedNumber && (
        <p className="quire-account-flyout__number">{translate('customerNumber', { number: maskedNumber })}</p>
      )}
      {props.children}
      <MenuLinks entries={entries} onPress={pressed} layout="column" />
    </Flyout>
  );
}

/** The sign-in buttons that every account menu has, independent of its data. */
function signingIn(action: 'LOGIN' | 'CREATE_ACCOUNT'): PressedEntry {
  return { target: { kind: 'drawer', action, url: undefined }, isButton: true };
}
