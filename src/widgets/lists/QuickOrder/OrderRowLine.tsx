import { type ClipboardEvent, type KeyboardEvent, useId } from 'react';
import { maxQuantity, QUANTITY_PROBLEMS } from '../../../core/cart/rules/quantity';
import { isManyLines } from '../../../core/lists/rules/orderLines';
import { checkRow, type OrderRow } from '../../../core/lists/rules/quickOrderRows';
import { safeUrl } from '../../../core/platform/rules/safeUrl';
import { hiddenPriceText, verdictMessage } from '../../../core/products/rules/productMessages';
import { checkTile, productBounds } from '../../../core/products/rules/productTile';
import type { SkuLookup } from '../../../hooks/lists/useListTiles';
import type { OrderRowActs } from '../../../hooks/lists/useQuickOrder';
import { useSkuHints } from '../../../hooks/lists/useSkuHints';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useMessages } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { isComposing } from '../../../ui/controls/isComposing';
import { Options, useCombobox } from '../../../ui/controls/Options';
import { ownTyping } from '../../../ui/controls/ownTyping';
import { pasteQuantity, type QuantityInsertion } from '../../../ui/controls/pasteQuantity';
import inputStyles from '../../../ui/controls/TextInput.css';
import { Price } from '../../../ui/product/Price';
import { memoize } from '../../../ui/rendering/memoize';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { messages } from './messages';

/** The actions of a row, and the move to the next field. */
export type RowActions = OrderRowActs & {
  /** Focuses the quantity of this row, or the item number of the next one. */
  goOn: (index: number, field: 'sku' | 'quantity') => void;
};

export type OrderRowLineProps = {
  row: OrderRow;
  index: number;
  lookup: SkuLookup | undefined;
  isBusy: boolean;
  actions: RowActions;
  locale: string;
};

/** One row: item number, product and quantity. It re-renders only when its data has changed. */
export const OrderRowLine = memoize(function OrderRowLine(props: OrderRowLineProps) {
  const { row, index, lookup, isBusy, actions } = props;
  const { id, sku, quantity, isUnclear, outcome } = row;
  const translate = useMessages('quick-order', messages);
  const statusId = useId();
  const n = index + 1;
  const tile = lookup?.tile;
  const bounds = tile ? productBounds(tile) : {};
  const verdict = checkRow(row, bounds);
  const fault = verdict.ok
    ? undefined
    : translate(QUANTITY_PROBLEMS[verdict.reason], { max: maxQuantity(bounds), increment: bounds.increment ?? 1 });
  const isWrong = lookup?.phase === 'missing' || outcome?.isGood === false;

  const pasteInto = (event: QuantityInsertion) =>
    pasteQuantity(event, 3, (text) => actions.type(id, { quantity: text }));
  return (
    <li {...ownTyping} className="quire-quick-order__row">
      <SkuField {...props} isWrong={isWrong} statusId={statusId} />
      <input
        data-field="quantity"
        className="quire-input"
        part="input"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        aria-label={translate('quantityOf', { n })}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={statusId}
        placeholder={isUnclear ? '' : '1'}
        value={quantity}
        readOnly={isBusy}
        onInput={(event) => actions.type(id, { quantity: event.currentTarget.value })}
        onPaste={pasteInto}
        onDrop={pasteInto}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (!isComposing(event)) actions.goOn(index, 'sku');
        }}
      />
      {sku === '' ? (
        <span />
      ) : (
        <Button
          kind="plain"
          label={translate('removeOf', { n })}
          isDisabled={isBusy}
          onClick={() => {
            actions.remove(id);
            // focuses the row that has moved into its place
            actions.goOn(index - 1, 'sku');
          }}
        >
          ×
        </Button>
      )}
      <div id={statusId} className="quire-quick-order__status">
        <RowStatus {...props} />
        {fault && <p className="quire-bad">{fault}</p>}
      </div>
    </li>
  );
});

/** An item number field with product suggestions. Pasted text may have many lines. */
function SkuField({
  row: { id, sku },
  index,
  isBusy,
  isWrong,
  statusId,
  actions,
}: OrderRowLineProps & { isWrong: boolean; statusId: string }) {
  useStyles(inputStyles);
  const translate = useMessages('quick-order', messages);
  const combobox = useCombobox();
  const hints = useSkuHints(sku, combobox.isOpen && !isBusy);
  const list = combobox.over(hints, (hint) => {
    actions.type(id, { sku: hint.sku });
    settle();
    actions.goOn(index, 'quantity');
  });

  function settle() {
    combobox.close();
    actions.settle(id);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (list.handleKey(event) || event.key !== 'Enter') return;
    event.preventDefault();
    settle();
    actions.goOn(index, 'quantity');
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text');
    if (isBusy || !isManyLines(text)) return;
    event.preventDefault();
    combobox.close();
    actions.paste(text, id);
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
        aria-label={translate('skuOf', { n: index + 1 })}
        aria-invalid={isWrong || undefined}
        aria-describedby={statusId}
        value={sku}
        readOnly={isBusy}
        onInput={(event) => {
          combobox.open();
          actions.type(id, { sku: event.currentTarget.value });
        }}
        onPaste={handlePaste}
        onKeyDown={handleKey}
        onBlur={settle}
      />
      <Options list={list} label={translate('hints')} nameOf={(hint) => hint.sku}>
        {(hint) => (
          <>
            <strong>{hint.sku}</strong> <span>{hint.name}</span>
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

/** The product of the row's item number, and the result of adding it. */
function RowStatus({ row: { outcome }, lookup, locale }: OrderRowLineProps) {
  const translate = useMessages('quick-order', messages);
  const own = useStorefront().settings.messages.product;
  if (!lookup) return null;
  if (lookup.phase === 'loading') return <p className="quire-quiet">{translate('looking')}</p>;
  const { tile } = lookup;
  if (!tile) return <p className="quire-bad">{translate(lookup.phase === 'failed' ? 'notLooked' : 'unknown')}</p>;
  const verdict = checkTile(tile);
  const blocked = verdictMessage(verdict, own);
  const hiddenPrice = hiddenPriceText(tile, own);
  return (
    <>
      <p className="quire-quick-order__product">
        <a href={safeUrl(tile.url)}>{tile.name}</a>{' '}
        {hiddenPrice ? (
          <span>{hiddenPrice}</span>
        ) : (
          <Price amount={tile.price} was={tile.originalPrice} wasLabel={translate('was')} locale={locale} />
        )}{' '}
        {verdict.canAdd && !tile.isPreOrder && <span className="quire-good">{translate('inStock')}</span>}
      </p>
      {blocked && !outcome && <p className="quire-bad">{blocked}</p>}
      {outcome?.isGood && <p className="quire-good">{translate('added')}</p>}
      {outcome?.texts.map((text) => (
        <p key={text} className={outcome.isGood ? undefined : 'quire-bad'}>
          {text}
        </p>
      ))}
    </>
  );
}
