import { type KeyboardEvent, useId, useState } from 'react';

/** A list under a field: what a screen needs to draw it, and what the field says of it. */
export type OptionList<Item> = {
  id: string;
  options: readonly Item[];
  /** The place of the one that the keys have come to; -1 while that is the field itself. */
  active: number;
  isShown: boolean;
  pick: (option: Item) => void;
  /** Attributes of the field. */
  field: {
    role: 'combobox';
    autoComplete: 'off';
    'aria-expanded': boolean;
    'aria-controls': string;
    'aria-autocomplete': 'list';
    'aria-activedescendant': string | undefined;
  };
  /** Was the key one for the list? Otherwise it is the field's. */
  takeKey: (event: KeyboardEvent<HTMLInputElement>) => boolean;
};

/**
 * A field that suggests what its words may become, by the keys of the combobox pattern of ARIA: the focus stays in the
 * field [HDR-023]. `over` gives it the options, which may depend on whether it is open.
 */
export function useCombobox() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  /** Somebody is typing: the list may show, and none of its options is chosen. */
  function open() {
    setOpen(true);
    setActive(-1);
  }

  function close() {
    setOpen(false);
    setActive(-1);
  }

  function over<Item>(options: readonly Item[], onPick: (option: Item) => void): OptionList<Item> {
    const isShown = isOpen && options.length > 0;
    const chosen = isShown ? options[active] : undefined;

    function pick(option: Item) {
      close();
      onPick(option);
    }

    /** Up and down, through one more place than there are options: the field itself. */
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
      field: {
        role: 'combobox',
        autoComplete: 'off',
        'aria-expanded': isShown,
        'aria-controls': `${id}-list`,
        'aria-autocomplete': 'list',
        'aria-activedescendant': chosen === undefined ? undefined : `${id}-${active}`,
      },
      takeKey(event) {
        // a word that is being put together has the keys to itself
        if ((event.nativeEvent ?? event).isComposing) return true;
        if (!act(event.key)) return false;
        event.preventDefault();
        // Escape closes the list alone, not the drawer around it
        event.stopPropagation();
        return true;
      },
    };
  }

  return { isOpen, open, close, over };
}
