import type { MenuEntry } from '../../core/header/rules/menu/menuEntries';
import { useStyles } from '../rendering/StyleRoot';
import { MenuEntryLink } from './MenuEntryLink';
import styles from './MenuLinks.css';

export type MenuLinksProps = {
  entries: readonly MenuEntry[];
  onPress: (entry: MenuEntry) => boolean;
  layout: 'row' | 'column' | 'columns';
};

/** A menu that is always expanded: each entry's subentries are listed below it. */
export function MenuLinks({ entries, onPress, layout }: MenuLinksProps) {
  useStyles(styles);
  if (entries.length === 0) return null;
  return (
    <ul className={`quire-menu-links quire-menu-links--${layout}`}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <MenuEntryLink entry={entry} onPress={onPress} />
          <MenuLinks entries={entry.entries} onPress={onPress} layout="column" />
        </li>
      ))}
    </ul>
  );
}
