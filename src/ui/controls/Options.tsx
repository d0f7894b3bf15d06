import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useStyles } from '../rendering/StyleRoot';
import { isComposing } from './isComposing';
import styles from './Options.css';

/** The options below a field. */
type OptionList<Item> = {
  id: string;
  options: readonly Item[];
  /** The index of the active option; -1 while the field itself is active. */
  active: number;
  isShown: boolean;
  pick: (option: Item) => void;
};

/**
 * A text field with suggestions, after the ARIA combobox pattern: the focus stays in the field [HDR-023]. Pass the
 * options to `over`; they may depend on whether the list is open.
 */
export function useCombobox() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  /** Called when the customer types: the list may open, and no option is active. */
  function open() {
    setOpen(true);
    setActive(-1);
  }

  function close() {
    setOpen(false);
    setActive(-1);
  }

  function over<Item>(options: readonly Item[], onPick: (option: Item) => void) {
    const isShown = isOpen && options.length > 0;
    const chosen = isShown ? options[active] : undefined;

    function pick(option: Item) {
      close();
      onPick(option);
    }

    /** Moves up or down. The field itself is one position more than the options. */
    function step(by: 1 | -1) {
      setOpen(true);
      const places = options.length + 1;
      setActive((at) => ((at + 1 + by + places) % places) - 1);
    }

    function act(key: string): boolean {
      if (key === 'Escape' && isShown) close();
      else if (key === 'Enter' && chosen !== undefined) pick(chosen);
      else if (key === 'ArrowDown' && options.length > 0) step(1);
      else if (key === 'ArrowUp' && options.length > 0) step(-1);
      else return false;
      return true;
    }

    return {
      id,
      options,
      active,
      isShown,
      pick,
      /** Attributes of the input. */
      field: {
        role: 'combobox',
        autoComplete: 'off',
        'aria-expanded': isShown,
        'aria-controls': `${id}-list`,
        'aria-autocomplete': 'list',
        'aria-activedescendant': chosen === undefined ? undefined : `${id}-${active}`,
      } as const,
      /** Handles a key event. Returns true if the list used the key, and false if the key belongs to the field. */
      handleKey(event: KeyboardEvent<HTMLInputElement>) {
        if (isComposing(event)) {
          // does not submit the form around the field
          if (event.key === 'Enter') event.preventDefault();
          return true;
        }
        if (!act(event.key)) return false;
        event.preventDefault();
        // Escape closes only the list, not the drawer around it
        event.stopPropagation();
        return true;
      },
    };
  }

  return { isOpen, open, close, over };
}

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
