import type { ReactNode } from 'react';
import { useStyles } from '../rendering/StyleRoot';
import { Checkbox } from './Checkbox';
import iconButtonStyles from './IconButton.css';
import { Options, useCombobox } from './Options';
import { ownTyping } from './ownTyping';
import styles from './SearchField.css';
import inputStyles from './TextInput.css';

export type SearchFieldProps = {
  label: string;
  buttonLabel: string;
  placeholder?: string | undefined;
  /** The URL that the form submits to, with or without JavaScript. */
  action: string;
  value: string;
  onType: (text: string) => void;
  suggestions: readonly { text: string; url: string | undefined }[];
  onPick: (suggestion: { text: string; url: string | undefined }) => void;
  /** A switch that limits the search to contract items. Without it, contracts are not mentioned [SESS-018]. */
  contract?: { isOn: boolean; onChange: (isOn: boolean) => void } | undefined;
  /** The number of suggestions, announced when they arrive, and the label of the switch. */
  translate: (key: 'suggestions' | 'onContract', figures?: Record<string, number>) => string;
};

/** A search field with suggestions [HDR-004, HDR-023]. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onType, suggestions, onPick, contract, translate } = props;
  useStyles(inputStyles);
  useStyles(iconButtonStyles);
  useStyles(styles);
  const combobox = useCombobox();
  const list = combobox.over(suggestions, onPick);

  return (
    <search {...ownTyping} className="quire-search">
      <form className="quire-search__form" action={props.action} method="get">
        <input
          {...list.field}
          className="quire-input quire-search__input"
          part="input"
          type="search"
          name="q"
          aria-label={label}
          placeholder={props.placeholder}
          value={value}
          onInput={(event) => {
            combobox.open();
            onType(event.currentTarget.value);
          }}
          onKeyDown={list.handleKey}
          onBlur={combobox.close}
        />
        {/* Safari focuses a pressed button only if it has a tab index */}
        <button
          type="submit"
          className="quire-icon-button quire-search__button"
          aria-label={props.buttonLabel}
          tabIndex={0}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path className="quire-stroke" d="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16 16l5 5" />
          </svg>
        </button>
        {contract && (
          <Checkbox
            label={translate('onContract')}
            isChecked={contract.isOn}
            onChange={contract.onChange}
            name="onContract"
          />
        )}
      </form>
      <Options list={list} label={label} nameOf={({ text }) => text}>
        {({ text }) => markCompletion(text, value.trim())}
      </Options>
      <p role="status" className="quire-hidden-visually">
        {list.isShown && translate('suggestions', { n: suggestions.length })}
      </p>
    </search>
  );
}

/** A suggestion that completes the typed text: what it adds is bold. */
function markCompletion(text: string, typed: string): ReactNode {
  if (!text.toLowerCase().startsWith(typed.toLowerCase())) return text;
  const added = text.slice(typed.length).trimStart();
  return (
    <>
      {/* a space between words stays outside, since test tools trim the text of an element */}
      {text.slice(0, text.length - added.length)}
      <b>{added}</b>
    </>
  );
}
