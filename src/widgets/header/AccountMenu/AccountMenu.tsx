'use client';

import { useMemo } from 'react';
import { useAccount } from '../../../hooks/account/useAccount';
import { parseMenu, useMenuReader, useUnknownCodes } from '../../../hooks/header/useMenuEntries';
import { useMenuPress } from '../../../hooks/header/useMenuPress';
import { useSiteHeader } from '../../../hooks/header/useSiteHeader';
import { useMessages } from '../../../hooks/platform/useMessages';
import { type OpenProps, useOpenState } from '../../../hooks/platform/useOpenState';
import { AccountFlyout } from '../../../ui/navigation/AccountFlyout';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';

export type AccountMenuProps = RootProps &
  OpenProps & {
    /** In the shop's field format [MENU-001]. The default is the shop's menu for this customer. */
    items?: unknown[];
  };

/** The account menu: sign-in links for a guest, else the customer's name, masked number and pages [HDR-007]. */
export function AccountMenu({ items, ...opening }: AccountMenuProps) {
  const translate = useMessages('account-menu', messages);
  const suppliedMenu = useMemo(() => parseMenu(items), [items]);
  const { header } = useSiteHeader(suppliedMenu === undefined);
  const reader = useMenuReader(header?.variant);
  const [isOpen, setOpen] = useOpenState(opening);
  const account = useAccount();
  const press = useMenuPress();
  const menu = suppliedMenu ?? header?.accountMenu ?? [];
  useUnknownCodes(menu);

  return (
    <Widget block="account-menu" props={opening}>
      <AccountFlyout
        {...account}
        entries={reader.read(menu)}
        translate={translate}
        onPress={press}
        isOpen={isOpen}
        onToggle={setOpen}
      />
    </Widget>
  );
}
