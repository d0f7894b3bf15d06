import type { ClipboardEvent, KeyboardEvent } from 'react';
import { isManyLines } from '../../../core/lists/rules/orderLines';
import { useSkuHints } from '../../../hooks/lists/useSkuHints';
import type { Translate } from '../../../hooks/platform/useMessages';
import { Options } from '../../../ui/controls/Options';
import { ownTyping } from '../../../ui/controls/ownTyping';
import inputStyles from '../../../ui/controls/TextInput.css';
import { useCombobox } from '../../../ui/controls/useCombobox';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import type { QuickOrderMessageKey } from './messages';

type Props = {
  label: string;
  value: string;
  isBusy: boolean;
  isWrong: boolean;
  describedBy: string;
  onType: (text: string) => void;
  /** Called when typing ends: on Enter, on a suggestion, or when the field loses the focus. */
  onSettle: () => void;
  /** Called when more than one line is pasted. */
  onPasteLines: (text: string) => void;
  onEnter: () => void;
  translate: Translate<QuickOrderMessageKey>;
};

/** An item number field with product suggestions. Pasted text may have many lines. */
export function SkuField(props: Props) {
  const { label, value, isBusy, isWrong, onType, onSettle, onEnter, translate } = props;
  useStyles(inputStyles);
  const combobox = useCombobox();
  const hints = useSkuHints(value, combobox.isOpen && !isBusy);
  const list = combobox.over(hints, ({ sku }) => {
    onType(sku);
    onSettle();
    onEnter();
  });

  function settle() {
    combobox.close();
    onSettle();
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (list.handleKey(event) || event.key !== 'Enter') return;
    event.preventDefault();
    settle();
    onEnter();
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text');
    if (isBusy || !isManyLines(text)) return;
    event.preventDefault();
    combobox.close();
    props.onPasteLines(text);
  }

  return (
    <div {...ownTyping} className="quire-quick-order__sku">
      <input
        data-field="sku"
        {...list.field}
        className="quire-input"
        part="input"
        autoCapitalize="characters"
        spellCheck={false}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={props.describedBy}
        value={value}
        readOnly={isBusy}
        onInput={(event) => {
          combobox.open();
          onType(event.currentTarget.value);
        }}
        onPaste={handlePaste}
        onKeyDown={handleKey}
        onBlur={settle}
      />
      <Options list={list} label={translate('hints')} nameOf={({ sku }) => sku}>
        {({ sku, name }) => (
          <>
            <strong>{sku}</strong> <span>{name}</span>
          </>
        )}
      </Options>
      {list.isShown && (
        <p role="status" className="quire-hidden-visually">
          {translate('hintCount', { n: hints.length })}
        </p>
      )}
    </div>
  );
}
