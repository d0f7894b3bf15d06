import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react';
import { isManyLines } from '../../core/rules/orderLines';
import type { Say } from '../../hooks/useMessages';
import { useSkuHints } from '../../hooks/useSkuHints';
import type { QuickOrderWord } from './messages';

type Props = {
  label: string;
  value: string;
  isBusy: boolean;
  isWrong: boolean;
  describedBy: string;
  onType: (text: string) => void;
  /** Typing is done: Enter, a suggestion, or the focus leaves. */
  onSettle: (text: string) => void;
  /** More than one line was pasted. */
  onPasteLines: (text: string) => void;
  onEnter: () => void;
  say: Say<QuickOrderWord>;
};

/** Where an item number is typed, with the products that it may become; what is pasted may be many lines. */
export function SkuField(props: Props) {
  const { label, value, isBusy, isWrong, onType, onSettle, onEnter, say } = props;
  const id = useId();
  const [isTyping, setTyping] = useState(false);
  const [active, setActive] = useState(-1);
  const hints = useSkuHints(value, isTyping && !isBusy);
  const isShown = isTyping && hints.length > 0;
  const chosen = isShown ? hints[active] : undefined;

  function close() {
    setTyping(false);
    setActive(-1);
  }

  function settle(text: string) {
    close();
    onSettle(text);
  }

  function pick(sku: string) {
    onType(sku);
    settle(sku);
    onEnter();
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if ((event.nativeEvent ?? event).isComposing) return;
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      event.stopPropagation();
      return close();
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      if (chosen) return pick(chosen.sku);
      // what is drawn may be one letter behind
      settle(event.currentTarget.value);
      return onEnter();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || !isShown) return;
    event.preventDefault();
    // one more place than there are suggestions: the field itself
    const places = hints.length + 1;
    setActive((at) => ((at + 1 + step + places) % places) - 1);
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text');
    if (isBusy || !isManyLines(text)) return;
    event.preventDefault();
    close();
    props.onPasteLines(text);
  }

  return (
    <div className="quire-quick-order__sku">
      <input
        data-field="sku"
        className="quire-quick-order__input"
        role="combobox"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-label={label}
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={chosen ? `${id}-${active}` : undefined}
        aria-invalid={isWrong || undefined}
        aria-describedby={props.describedBy}
        value={value}
        readOnly={isBusy}
        onInput={(event) => {
          setTyping(true);
          setActive(-1);
          onType(event.currentTarget.value);
        }}
        onPaste={handlePaste}
        onKeyDown={handleKey}
        onBlur={(event) => settle(event.currentTarget.value)}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={say('hints')}
        className="quire-quick-order__hints"
        hidden={!isShown}
      >
        {isShown &&
          hints.map(({ sku, name }, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
            <div
              key={sku}
              id={`${id}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === active}
              className="quire-quick-order__hint"
              // the field keeps the focus
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(sku)}
            >
              <strong>{sku}</strong> {name}
            </div>
          ))}
      </div>
      {isShown && (
        <p role="status" className="quire-hidden-visually">
          {say('hintCount', { n: hints.length })}
        </p>
      )}
    </div>
  );
}
