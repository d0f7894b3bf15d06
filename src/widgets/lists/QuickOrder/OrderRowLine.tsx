import { useId } from 'react';
import { maxQuantity } from '../../../core/cart/rules/quantityLimits';
import { QUANTITY_PROBLEMS } from '../../../core/cart/rules/quantityWords';
import type { ListOutcome } from '../../../core/lists/rules/listOutcome';
import { checkRow } from '../../../core/lists/rules/quickOrderRows';
import { safeUrl } from '../../../core/platform/rules/safeUrl';
import { checkTile, productBounds } from '../../../core/products/rules/productTile';
import { hiddenPriceWords, verdictWords } from '../../../core/products/rules/productWords';
import type { OrderRowActs } from '../../../hooks/lists/useQuickOrder';
import type { SkuLookup } from '../../../hooks/lists/useSkuLookup';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useMessages } from '../../../hooks/platform/useMessages';
import { Price } from '../../../ui/product/Price';
import { kept } from '../../../ui/rendering/kept';
import { messages } from './messages';
import { SkuField } from './SkuField';

/** The actions of a row, and the move to the next field. */
export type RowWays = OrderRowActs & {
  /** Focuses the quantity of this row, or the item number of the next one. */
  goOn: (place: number, field: 'sku' | 'quantity') => void;
};

export type OrderRowLineProps = {
  id: number;
  place: number;
  sku: string;
  quantity: string;
  lookup: SkuLookup | undefined;
  outcome: ListOutcome | undefined;
  isBusy: boolean;
  ways: RowWays;
  locale: string;
};

/** One row: item number, product and quantity. It re-renders only when its data has changed. */
export const OrderRowLine = kept(function OrderRowLine(props: OrderRowLineProps) {
  const { id, place, sku, quantity, lookup, outcome, isBusy, ways } = props;
  const say = useMessages('quick-order', messages);
  const newsId = useId();
  const n = place + 1;
  const tile = lookup?.tile;
  const bounds = tile ? productBounds(tile) : {};
  const verdict = checkRow({ quantity }, bounds);
  const fault = verdict.ok
    ? undefined
    : say(QUANTITY_PROBLEMS[verdict.reason], { max: maxQuantity(bounds), increment: bounds.increment ?? 1 });
  const isWrong = lookup?.phase === 'unknown' || outcome?.isGood === false;

  return (
    <li className={`quire-quick-order__row${isWrong ? ' quire-quick-order__row--wrong' : ''}`}>
      <SkuField
        label={say('skuOf', { n })}
        value={sku}
        isBusy={isBusy}
        isWrong={isWrong}
        describedBy={newsId}
        onType={(text) => ways.type(id, { sku: text })}
        onSettle={(text) => ways.settle(id, text)}
        onPasteLines={(text) => ways.paste(text, id)}
        onEnter={() => ways.goOn(place, 'quantity')}
        say={say}
      />
      <input
        data-field="quantity"
        className="quire-input"
        part="input"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        aria-label={say('quantityOf', { n })}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={newsId}
        placeholder="1"
        value={quantity}
        readOnly={isBusy}
        onInput={(event) => ways.type(id, { quantity: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          ways.goOn(place, 'sku');
        }}
      />
      <button
        type="button"
        className="quire-quick-order__remove"
        aria-label={say('removeOf', { n })}
        aria-disabled={isBusy || sku === '' || undefined}
        onClick={() => {
          if (isBusy || sku === '') return;
          ways.remove(id);
          // focuses the row that has moved into its place
          ways.goOn(place - 1, 'sku');
        }}
      >
        ×
      </button>
      <div id={newsId} className="quire-quick-order__news">
        <RowNews {...props} />
        {fault && <p className="quire-quick-order__bad">{fault}</p>}
      </div>
    </li>
  );
});

/** The product of the row's item number, and the result of adding it. */
function RowNews({ lookup, outcome, locale }: OrderRowLineProps) {
  const say = useMessages('quick-order', messages);
  const own = useStorefront().settings.messages.product;
  if (!lookup) return null;
  if (lookup.phase === 'looking') return <p className="quire-quick-order__quiet">{say('looking')}</p>;
  const { tile } = lookup;
  if (!tile)
    return <p className="quire-quick-order__bad">{say(lookup.phase === 'failed' ? 'notLooked' : 'unknown')}</p>;
  const blocked = verdictWords(checkTile(tile), own);
  return (
    <>
      <p className="quire-quick-order__product">
        <a href={safeUrl(tile.url)}>{tile.name}</a>{' '}
        {hiddenPriceWords(tile, own) ?? (
          <Price amount={tile.price} was={tile.originalPrice} wasLabel={say('was')} locale={locale} />
        )}
      </p>
      {blocked && !outcome && <p className="quire-quick-order__bad">{blocked}</p>}
      {outcome?.isGood && <p className="quire-quick-order__good">{say('added')}</p>}
      {outcome?.texts.map((text) => (
        <p key={text} className={outcome.isGood ? undefined : 'quire-quick-order__bad'}>
          {text}
        </p>
      ))}
    </>
  );
}
