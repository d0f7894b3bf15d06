import { type ChangeEvent, useId, useMemo, useRef, useState } from 'react';
import { LIST_PAGE_NAMES } from '../../../core/lists/rules/listMessages';
import { ORDER_LINES_MOST } from '../../../core/lists/rules/orderLines';
import { formatMoney } from '../../../core/platform/rules/priceText';
import type { QuickOrder } from '../../../hooks/lists/useQuickOrder';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useBatchedRows } from '../../../hooks/platform/useBatchedRows';
import type { Translate } from '../../../hooks/platform/useMessages';
import { usePageShown } from '../../../hooks/platform/usePageShown';
import { Actions } from '../../../ui/controls/Actions';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Disclosure } from '../../../ui/controls/Disclosure';
import { ownTyping } from '../../../ui/controls/ownTyping';
import { Notice } from '../../../ui/feedback/Notice';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import type { messages } from './messages';
import { OrderRowLine, type RowActions } from './OrderRowLine';
import styles from './QuickOrder.css';

/** Larger than any list of 500 products. */
const MOST_BYTES = 1_000_000;

type Props = { order: QuickOrder; translate: Translate<keyof typeof messages> };

/** The rows, the import of many rows, and one button that adds all of them. */
export function OrderForm({ order, translate }: Props) {
  useStyles(styles);
  const { settings, locale } = useStorefront();
  const { rows, acts, lookupOf, units, price, result } = order;
  const amount = price && formatMoney(price, locale);
  const caption =
    units === 0
      ? translate('add')
      : amount
        ? translate('addPriced', { n: units, price: amount })
        : translate('addCount', { n: units });
  const renderedCount = useBatchedRows(rows.length);
  const box = useRef<HTMLOListElement>(null);
  usePageShown(LIST_PAGE_NAMES.quickOrder);

  const actions = useMemo<RowActions>(() => {
    const focus = (index: number, field: 'sku' | 'quantity') =>
      box.current?.children[index]?.querySelector<HTMLInputElement>(`[data-field="${field}"]`)?.focus();
    return {
      ...acts,
      // the next row may be rendered only after this row's change is applied
      goOn: (index, field) => void setTimeout(() => focus(field === 'sku' ? index + 1 : index, field), 0),
    };
  }, [acts]);

  return (
    <>
      <p className="quire-quick-order__intro">{translate('intro')}</p>
      <div role="status">{order.pasted && <PasteSummary {...order.pasted} translate={translate} />}</div>
      <div role="alert">{order.hasFailed && <Notice kind="bad">{translate('failed')}</Notice>}</div>
      {order.hasFailed && (
        <Button kind="secondary" onClick={order.retry}>
          {translate('retry')}
        </Button>
      )}
      <div className="quire-quick-order__box">
        {/* hidden from screen readers, because each field has a label of its own */}
        <p className="quire-quick-order__heads" aria-hidden="true">
          <span>{translate('sku')}</span>
          <span>{translate('quantity')}</span>
        </p>
        <ol ref={box} className="quire-quick-order__rows">
          {rows.slice(0, renderedCount).map((row, index) => (
            <OrderRowLine
              key={row.id}
              row={row}
              index={index}
              lookup={lookupOf(row)}
              isBusy={order.isAdding}
              actions={actions}
              locale={locale}
            />
          ))}
        </ol>
      </div>
      <ManyLines isOff={order.isAdding} onRead={(text) => acts.paste(text)} translate={translate} />
      <Actions>
        <Button isBusy={order.isAdding} onClick={order.addAll}>
          {order.isAdding ? translate('adding') : caption}
        </Button>
        {rows.some((row) => row.sku.trim() !== '') && (
          <Button
            kind="plain"
            isDisabled={order.isAdding}
            onClick={() => {
              order.clear();
              actions.goOn(-1, 'sku');
            }}
          >
            {translate('clear')}
          </Button>
        )}
      </Actions>
      <div role="status">
        {result === 'nothing' && <p>{translate('nothing')}</p>}
        {result && result !== 'nothing' && !order.isAdding && (
          <Notice kind={result.arrived === result.all && result.unknown + result.skipped === 0 ? 'good' : 'info'}>
            <p>{translate('addedSome', { n: result.arrived, all: result.all })}</p>
            {result.unknown > 0 && <p>{translate('notTaken', { n: result.unknown })}</p>}
            {result.skipped > 0 && <p>{translate('skipped', { n: result.skipped })}</p>}
          </Notice>
        )}
      </div>
      {result && result !== 'nothing' && result.arrived > 0 && (
        <ButtonLink href={settings.urls.cart}>{translate('viewCart')}</ButtonLink>
      )}
    </>
  );
}

function PasteSummary({
  lines,
  unclear,
  left,
  translate,
}: NonNullable<QuickOrder['pasted']> & Pick<Props, 'translate'>) {
  return (
    <Notice kind={unclear + left > 0 ? 'info' : 'good'}>
      <p>{translate('filled', { n: lines })}</p>
      {unclear > 0 && <p>{translate('unclear', { n: unclear })}</p>}
      {left > 0 && <p>{translate('left', { n: left, max: ORDER_LINES_MOST })}</p>}
    </Notice>
  );
}

type ManyLinesProps = { isOff: boolean; onRead: (text: string) => void; translate: Translate<keyof typeof messages> };

/** Imports many lines at once: a pasted spreadsheet column or a file. */
function ManyLines({ isOff, onRead, translate }: ManyLinesProps) {
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
      <Actions>
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
      </Actions>
      <p role="alert" className="quire-bad">
        {isUnreadable && translate('fileFailed')}
      </p>
    </Disclosure>
  );
}
