import { type ChangeEvent, useId, useState } from 'react';
import type { Translate } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { Disclosure } from '../../../ui/controls/Disclosure';
import { ownTyping } from '../../../ui/controls/ownTyping';
import type { QuickOrderMessageKey } from './messages';

/** Larger than any list of 500 products. */
const MOST_BYTES = 1_000_000;

type Props = { isOff: boolean; onRead: (text: string) => void; translate: Translate<QuickOrderMessageKey> };

/** Imports many lines at once: a pasted spreadsheet column or a file. */
export function ManyLines({ isOff, onRead, translate }: Props) {
  const [text, setText] = useState('');
  const [isUnreadable, setUnreadable] = useState(false);
  const id = useId();

  async function readFile(event: ChangeEvent<HTMLInputElement>) {
    const field = event.currentTarget;
    const file = field.files?.[0];
    if (!file) return;
    const read = file.size > MOST_BYTES ? undefined : await file.text().catch(() => undefined);
    // lets the customer choose the same file again after changing it
    field.value = '';
    // a NUL character does not occur in text: the file has another format
    const isText = read !== undefined && !read.includes('\0');
    setUnreadable(!isText);
    if (isText) onRead(read);
  }

  return (
    <Disclosure {...ownTyping} className="quire-quick-order__many" summary={translate('many')}>
      <label htmlFor={id}>{translate('manyLabel')}</label>
      <textarea
        id={id}
        className="quire-input"
        part="input"
        rows={5}
        spellCheck={false}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <div className="quire-quick-order__actions">
        <Button
          kind="secondary"
          isDisabled={isOff || text.trim() === ''}
          onClick={() => {
            onRead(text);
            setText('');
          }}
        >
          {translate('fill')}
        </Button>
        <label className="quire-quick-order__file">
          <span>{translate('file')}</span>
          <input
            type="file"
            disabled={isOff}
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            onChange={(event) => void readFile(event)}
          />
        </label>
      </div>
      <p role="alert" className="quire-bad">
        {isUnreadable && translate('fileFailed')}
      </p>
    </Disclosure>
  );
}
