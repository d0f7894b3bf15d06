import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useStyles } from '../rendering/StyleRoot';
import styles from './Tabs.css';

export type Tab<Key extends string> = { key: Key; label: string };

export type TabsProps<Key extends string> = {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
  /** The arrow keys only move the focus, and Enter or Space selects. For views that are expensive to open. */
  isManual?: boolean;
  /** The content of the selected tab. */
  children: ReactNode;
};

/**
 * Tabs, one view at a time. The arrow keys move between tabs; Home and End move to the first and the last. A single view
 * has no tab.
 */
export function Tabs<Key extends string>(props: TabsProps<Key>) {
  const { label, tabs, selected, onSelect, isManual = false, children } = props;
  useStyles(styles);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const tabId = (key: Key) => `${id}-${key}`;

  function handleKey(event: KeyboardEvent<HTMLElement>, from: Key) {
    const at = tabs.findIndex(({ key }) => key === from);
    const isRtl = list.current !== null && getComputedStyle(list.current).direction === 'rtl';
    const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';
    const next = { [forward]: at + 1, [backward]: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const target = next === undefined ? undefined : tabs[(next + tabs.length) % tabs.length];
    if (!target) return;
    event.preventDefault();
    if (!isManual) onSelect(target.key);
    // shows the focus ring, even if the mouse was used before
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(target)]?.focus({ focusVisible: true });
  }

  if (tabs.length < 2) return <div className="quire-tabs">{children}</div>;
  return (
    <div className="quire-tabs">
      <div ref={list} role="tablist" aria-label={label} className="quire-tabs__list">
        {tabs.map(({ key, label: text }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={tabId(key)}
            aria-selected={key === selected}
            aria-controls={`${id}-panel`}
            tabIndex={key === selected ? 0 : -1}
            className="quire-tabs__tab"
            onClick={() => onSelect(key)}
            onKeyDown={(event) => handleKey(event, key)}
          >
            {text}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={tabId(selected)} className="quire-tabs__panel">
        {children}
      </div>
    </div>
  );
}
