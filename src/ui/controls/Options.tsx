import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useStyles } from '../rendering/StyleRoot';
import styles from './Options.css';
import type { OptionList } from './useCombobox';

export type OptionsProps<Item> = {
  list: OptionList<Item>;
  label: string;
  /** Returns a key that is unique among the options. */
  nameOf: (option: Item) => string;
  children: (option: Item) => ReactNode;
};

/** The options below a field, chosen by the field's keys or by a press. */
export function Options<Item>({ list, label, nameOf, children }: OptionsProps<Item>) {
  useStyles(styles);
  const { id, options, active, isShown, pick } = list;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // the focus stays in the field, so the browser does not scroll to the active option by itself
    if (isShown && active >= 0) box.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [isShown, active]);
  return (
    <div ref={box} id={`${id}-list`} role="listbox" aria-label={label} className="quire-options" hidden={!isShown}>
      {isShown &&
        options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys
          <div
            key={nameOf(option)}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className="quire-options__option"
            // keeps the focus in the field
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(option)}
          >
            {children(option)}
          </div>
        ))}
    </div>
  );
}
