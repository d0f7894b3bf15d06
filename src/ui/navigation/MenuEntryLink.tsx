import type { MouseEvent } from 'react';
import { headlineText } from '../../core/header/rules/headline';
import type { MenuEntry } from '../../core/header/rules/menu/menuEntries';
import { Headline } from '../rendering/Headline';
import { useStyles } from '../rendering/StyleRoot';
import styles from './MenuEntryLink.css';

export type MenuEntryLinkProps = {
  entry: MenuEntry;
  /** Does what the entry is for, and says whether it has. */
  onPress: (entry: MenuEntry) => boolean;
  /** In place of the entry's own words. */
  text?: string;
};

/** One entry of a menu: a link, a button where its data says so, or words where it leads nowhere [MENU-002, MENU-003]. */
export function MenuEntryLink({ entry, onPress, text }: MenuEntryLinkProps) {
  useStyles(styles);
  const { way, ariaLabel, opensNewTab } = entry;
  const words = <span>{text ?? <Headline blocks={entry.blocks} isPlain />}</span>;
  if (way.kind === 'none') return <span className="quire-menu-entry quire-menu-entry--words">{words}</span>;

  const opensDialog = way.kind === 'drawer' && way.action !== 'CREATE_ACCOUNT';
  const shared = {
    className: `quire-menu-entry${entry.isButton ? ' quire-menu-entry--button' : ''}`,
    // for the page's own styles, through ::part
    part: entry.icon ? `icon-${entry.icon.replace(/[^\w-]/g, '').toLowerCase()}` : undefined,
    'aria-label': ariaLabel || undefined,
    'aria-haspopup': opensDialog ? ('dialog' as const) : undefined,
  };
  const href = way.url;
  // only a link can open a tab of its own
  if (href === undefined || (entry.isButton && !opensNewTab)) {
    return (
      <button type="button" {...shared} onClick={() => onPress(entry)}>
        {words}
      </button>
    );
  }
  return (
    <a
      {...shared}
      href={href}
      {...(opensNewTab && { target: '_blank', rel: 'noopener' })}
      onClick={(event) => {
        if (!isForBrowser(event) && !(opensNewTab && way.kind === 'page') && onPress(entry)) event.preventDefault();
      }}
    >
      {words}
    </a>
  );
}

/** What an entry is called where its looks do not count. */
export function entryName({ ariaLabel, blocks }: MenuEntry): string {
  return ariaLabel || headlineText(blocks);
}

/** A press that asks the browser for another tab, a window or a file. */
function isForBrowser({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
