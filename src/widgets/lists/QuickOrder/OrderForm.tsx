import { useMemo, useRef } from 'react';
import { LIST_PAGE_NAMES } from '../../../core/lists/rules/listWords';
import { ORDER_LINES_MOST } from '../../../core/lists/rules/orderLines';
import type { QuickOrder } from '../../../hooks/lists/useQuickOrder';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useGrowing } from '../../../hooks/platform/useGrowing';
import type { Say } from '../../../hooks/platform/useMessages';
import { usePageShown } from '../../../hooks/platform/usePageShown';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Notice } from '../../../ui/feedback/Notice';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { ManyLines } from './ManyLines';
import type { QuickOrderWord } from './messages';
import { OrderRowLine, type RowWays } from './OrderRowLine';
import styles from './QuickOrder.css';

type Props = { order: QuickOrder; say: Say<QuickOrderWord> };

/** The rows, the import of many rows, and one button that adds all of them. */
export function OrderForm({ order, say }: Props) {
  useStyles(styles);
  const { settings, locale } = useStorefront();
  const { rows, acts, outcomes, lookupOf, units, result } = order;
  const drawn = useGrowing(rows.length);
  const box = useRef<HTMLOListElement>(null);
  usePageShown(LIST_PAGE_NAMES.quickOrder);

  const ways = useMemo<RowWays>(() => {
    const focus = (place: number, field: 'sku' | 'quantity') =>
      box.current?.children[place]?.querySelector<HTMLInputElement>(`[data-field="${field}"]`)?.focus();
    return {
      ...acts,
      // the next row may be rendered only after this row's change is applied
      goOn: (place, field) => void setTimeout(() => focus(field === 'sku' ? place + 1 : place, field), 0),
    };
  }, [acts]);

  return (
    <>
      <p className="quire-quick-order__intro">{say('intro')}</p>
      <div role="status">{order.pasted && <PasteWords {...order.pasted} say={say} />}</div>
      <div role="alert">{order.hasFailed && <Notice kind="bad">{say('failed')}</Notice>}</div>
      {order.hasFailed && (
        <Button kind="secondary" onClick={order.retry}>
          {say('retry')}
        </Button>
      )}
      <div className="quire-quick-order__box">
        {/* hidden from screen readers, because each field has a label of its own */}
        <p className="quire-quick-order__heads" aria-hidden="true">
          <span>{say('sku')}</span>
          <span>{say('quantity')}</span>
        </p>
        <ol ref={box} className="quire-quick-order__rows">
          {rows.slice(0, drawn).map((row, place) => (
            <OrderRowLine
              key={row.id}
              id={row.id}
              place={place}
              sku={row.sku}
              quantity={row.quantity}
              lookup={lookupOf(row)}
              outcome={outcomes.get(row.id)}
              isBusy={order.isAdding}
              ways={ways}
              locale={locale}
            />
          ))}
        </ol>
      </div>
      <ManyLines isOff={order.isAdding} onRead={(text) => acts.paste(text)} say={say} />
      <div className="quire-quick-order__ways">
        <Button isBusy={order.isAdding} onClick={order.addAll}>
          {order.isAdding ? say('adding') : units > 0 ? say('addCount', { n: units }) : say('add')}
        </Button>
        {rows.some((row) => row.sku.trim() !== '') && (
          <Button
            kind="plain"
            isDisabled={order.isAdding}
            onClick={() => {
              order.clear();
              ways.goOn(-1, 'sku');
            }}
          >
            {say('clear')}
          </Button>
        )}
      </div>
      <div role="status">
        {result === 'nothing' && <p>{say('nothing')}</p>}
        {result && result !== 'nothing' && !order.isAdding && (
          <Notice kind={result.arrived === result.all && result.unknown + result.skipped === 0 ? 'good' : 'info'}>
            <p>{say('addedSome', { n: result.arrived, all: result.all })}</p>
            {result.unknown > 0 && <p>{say('notTaken', { n: result.unknown })}</p>}
            {result.skipped > 0 && <p>{say('skipped', { n: result.skipped })}</p>}
          </Notice>
        )}
      </div>
      {result && result !== 'nothing' && result.arrived > 0 && (
        <ButtonLink href={settings.urls.cart}>{say('viewCart')}</ButtonLink>
      )}
    </>
  );
}

function PasteWords({
  lines,
  unclear,
  left,
  say,
}: {
  lines: number;
  unclear: number;
  left: number;
  say: Props['say'];
}) {
  return (
    <Notice kind={unclear + left > 0 ? 'info' : 'good'}>
      <p>{say('filled', { n: lines })}</p>
      {unclear > 0 && <p>{say('unclear', { n: unclear })}</p>}
      {left > 0 && <p>{say('left', { n: left, max: ORDER_LINES_MOST })}</p>}
    </Notice>
  );
}
