import type { MouseEvent } from 'react';
import { headlineText } from '../../core/header/rules/headline';
import type { MenuEntry } from '../../core/header/rules/menu/menuEntries';
import entryStyles from '../controls/MenuEntry.css';
import { Headline } from '../rendering/Headline';
import { useStyles } from '../rendering/StyleRoot';
import styles from './MenuLinks.css';

export type MenuEntryLinkProps = {
  entry: MenuEntry;
  /** Performs the entry's action. Returns true if the action was handled. */
  onPress: (entry: MenuEntry) => boolean;
  /** Replaces the entry's own text. */
  text?: string;
};

/**
 * One entry of a menu: a link, a button if its data requires one, or plain text if it has no destination [MENU-002,
 * MENU-003].
 */
export function MenuEntryLink({ entry, onPress, text }: MenuEntryLinkProps) {
  useStyles(entryStyles);
  const { target, ariaLabel, opensNewTab } = entry;
  const content = <span>{text ?? <Headline blocks={entry.blocks} isPlain />}</span>;
  if (target.kind === 'none') return <span className="quire-menu-entry quire-menu-entry--text">{content}</span>;

  const opensDialog = target.kind === 'drawer' && target.action !== 'CREATE_ACCOUNT';
  const shared = {
    className: `quire-menu-entry${entry.isButton ? ' quire-menu-entry--button' : ''}`,
    // lets the page's own styles target it through ::part
    part: entry.icon ? `icon-${entry.icon.replace(/[^\w-]/g, '').toLowerCase()}` : undefined,
    'aria-label': ariaLabel || undefined,
    'aria-haspopup': opensDialog ? ('dialog' as const) : undefined,
  };
  const href = target.url;
  // only a link can open a new tab
  if (href === undefined || (entry.isButton && !opensNewTab)) {
    return (
      <button type="button" {...shared} onClick={() => onPress(entry)}>
        {content}
      </button>
    );
  }
  return (
    <a
      {...shared}
      href={href}
      {...(opensNewTab && { target: '_blank', rel: 'noopener' })}
      onClick={(event) => {
        if (!isForBrowser(event) && !(opensNewTab && target.kind === 'page') && onPress(entry)) event.preventDefault();
      }}
    >
      {content}
    </a>
  );
}

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

/** The name of an entry as plain text. */
export function entryName({ ariaLabel, blocks }: MenuEntry): string {
  return ariaLabel || headlineText(blocks);
}

/** Whether a click requests a new tab, a new window or a download. */
function isForBrowser({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
