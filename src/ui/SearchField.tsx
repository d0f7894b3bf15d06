import { type KeyboardEvent, useId, useState } from 'react';
import buttonStyles from './Button.css';
import styles from './SearchField.css';
import { useStyles } from './StyleRoot';

export type SearchFieldProps = {
  label: string;
  buttonLabel: string;
  placeholder?: string | undefined;
  /** Where the words go when they are sent, with or without a script. */
  action: string;
  value: string;
  onType: (text: string) => void;
  suggestions: readonly { text: string; url: string | undefined }[];
  /** How many there are, said when they come. */
  news: string;
  onPick: (suggestion: { text: string; url: string | undefined }) => void;
  /** Shows contract items only; without it, nothing is said of contracts [SESS-018]. */
  contract?: { label: string; isOn: boolean; onChange: (isOn: boolean) => void } | undefined;
};

/** A field for words to look for, with what they may be about to become [HDR-004, HDR-023]. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onType, suggestions, onPick, contract } = props;
  useStyles(buttonStyles);
  useStyles(styles);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && suggestions.length > 0;
  const chosen = isShown ? suggestions[active] : undefined;

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if ((event.nativeEvent ?? event).isComposing) return;
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      return close();
    }
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      close();
      return onPick(chosen);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || suggestions.length === 0) return;
    event.preventDefault();
    setOpen(true);
    // one more place than there are suggestions: the field itself
    const places = suggestions.length + 1;
    setActive((at) => ((at + 1 + step + places) % places) - 1);
  }

  function close() {
    setOpen(false);
    setActive(-1);
  }

  return (
    <search className="quire-search">
      <form className="quire-search__form" action={props.action} method="get">
        <input
          className="quire-search__input"
          type="search"
          name="q"
          role="combobox"
          autoComplete="off"
          aria-label={label}
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen ? `${id}-${active}` : undefined}
          placeholder={props.placeholder}
          value={value}
          onInput={(event) => {
            setOpen(true);
            setActive(-1);
            onType(event.currentTarget.value);
          }}
          onKeyDown={handleKey}
          onBlur={close}
        />
        <button type="submit" className="quire-button quire-button--primary">
          {props.buttonLabel}
        </button>
        {contract && (
          <label className="quire-search__contract">
            <input
              type="checkbox"
              name="onContract"
              value="true"
              checked={contract.isOn}
              onChange={(event) => contract.onChange(event.currentTarget.checked)}
            />
            {contract.label}
          </label>
        )}
      </form>
      <div id={`${id}-list`} role="listbox" aria-label={label} className="quire-search__list" hidden={!isShown}>
        {isShown &&
          suggestions.map((suggestion, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
            <div
              key={suggestion.text}
              id={`${id}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === active}
              className="quire-search__option"
              // the field keeps the focus
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                close();
                onPick(suggestion);
              }}
            >
              {suggestion.text}
            </div>
          ))}
      </div>
      <p role="status" className="quire-hidden-visually">
        {isShown && props.news}
      </p>
    </search>
  );
}
