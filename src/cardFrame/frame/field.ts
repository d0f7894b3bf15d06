import { caretAfter, caretOverGap } from './entry';

export type FieldOptions = {
  name: string;
  label: string;
  hint: string;
  autocomplete: string;
  /** Formats the typed text for display. */
  format(typed: string, isDeleting: boolean): string;
  /** Called after input. */
  onTyped(): void;
  onFocus(isThere: boolean): void;
};

export type Field = ReturnType<typeof createField>;

const DELETES = /^delete/;

/** One input with its label, hint and error. */
export function createField(page: Document, options: FieldOptions) {
  const { name, format, onTyped, onFocus } = options;
  const row = page.createElement('div');
  row.className = `field ${name}`;
  const label = page.createElement('label');
  label.htmlFor = name;
  label.textContent = options.label;
  const input = page.createElement('input');
  Object.assign(input, { id: name, type: 'text', inputMode: 'numeric', spellcheck: false, dir: 'ltr', required: true });
  input.setAttribute('autocomplete', options.autocomplete);
  input.setAttribute('aria-describedby', `${name}-error ${name}-hint`);
  const hint = page.createElement('p');
  Object.assign(hint, { id: `${name}-hint`, className: 'hint', textContent: options.hint });
  const error = page.createElement('p');
  Object.assign(error, { id: `${name}-error`, className: 'error' });
  row.append(label, input, hint, error);

  function show(value: string, caret: number): void {
    if (input.value !== value) input.value = value;
    if (page.activeElement === input) input.setSelectionRange(caret, caret);
  }

  input.addEventListener('beforeinput', ({ inputType }) => {
    const { selectionStart: caret, selectionEnd, value } = input;
    if (caret === null || caret !== selectionEnd) return;
    if (inputType !== 'deleteContentBackward' && inputType !== 'deleteContentForward') return;
    const over = caretOverGap({ value, caret }, inputType === 'deleteContentBackward');
    if (over !== caret) input.setSelectionRange(over, over);
  });
  input.addEventListener('input', (event) => {
    const { inputType, isComposing } = event as InputEvent;
    // autofill in some browsers verifies the value that it wrote, so such a value is formatted only on blur
    if (inputType && !isComposing) {
      const before = { value: input.value, caret: input.selectionStart ?? input.value.length };
      const value = format(before.value, DELETES.test(inputType));
      show(value, caretAfter(before, value));
    }
    onTyped();
  });
  input.addEventListener('focus', () => onFocus(true));
  input.addEventListener('blur', () => {
    input.value = format(input.value, false);
    onFocus(false);
  });

  return {
    row,
    input,
    /** Shows an error, or clears it with ''. */
    complain(text: string): void {
      error.textContent = text;
      if (text) input.setAttribute('aria-invalid', 'true');
      else input.removeAttribute('aria-invalid');
    },
    explain(text: string): void {
      if (hint.textContent !== text) hint.textContent = text;
    },
    write(value: string): void {
      if (input.value !== value) input.value = value;
    },
    setReadOnly(isReadOnly: boolean): void {
      input.readOnly = isReadOnly;
    },
  };
}
