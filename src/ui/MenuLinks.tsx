import type { MenuEntry } from '../core/rules/menu/menuEntries';
import { MenuEntryLink } from './MenuEntryLink';
import styles from './MenuLinks.css';
import { useStyles } from './StyleRoot';

export type MenuLinksProps = {
  entries: readonly MenuEntry[];
  onPress: (entry: MenuEntry) => boolean;
  layout: 'row' | 'column' | 'columns';
};

/** A menu that stands open: what hangs below an entry is listed under it. */
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
