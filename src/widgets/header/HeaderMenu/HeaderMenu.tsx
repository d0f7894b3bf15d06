import { useMenu } from '../../../hooks/header/useMenuEntries';
import { useMessages } from '../../../hooks/platform/useMessages';
import { MenuBar } from '../../../ui/navigation/MenuBar';
import { Placeholder } from '../../../ui/rendering/Placeholder';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';

export type HeaderMenuProps = RootProps & {
  /** In the shop's field format [MENU-001]. The default is the shop's menu for this page. */
  items?: unknown[];
  /** Which menu of the header it is. The default is the main menu. */
  position?: 'main' | 'utility' | 'account';
  /** The accessible name of the menu. */
  label?: string;
  /** Called with true when the first submenu opens, and with false when the last one closes. */
  onOpenChange?: (open: boolean) => void;
};

/**
 * A single menu of the header, with the entries that this customer may see [HDR-005, MENU-006]. The fallback HTML stays
 * until the menu is loaded, and if the request fails.
 */
export function HeaderMenu({ items, position = 'main', label, onOpenChange, ...root }: HeaderMenuProps) {
  const translate = useMessages('header-menu', messages);
  const menu = useMenu(items, (header) => header[`${position}Menu`]);
  const name = translate(position === 'main' ? 'label' : `${position}Label`);

  return (
    <Widget block="header-menu" props={root}>
      <Placeholder isOver={menu.isKnown} isLoading={menu.isLoading}>
        {menu.isKnown && (
          <MenuBar
            label={label ?? name}
            entries={menu.entries}
            translate={translate}
            onPress={menu.onPress}
            onOpenChange={onOpenChange}
          />
        )}
      </Placeholder>
    </Widget>
  );
}
