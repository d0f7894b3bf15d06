import { useId } from 'react';
import { formatNumber } from '../../core/platform/rules/priceText';
import type { SavedItem } from '../../core/saved/rules/savedItems';
import type { SavedMessageKey } from '../../core/saved/rules/savedMessages';
import { Button } from '../controls/Button';
import { Price } from './Price';
import { ProductFacts } from './ProductFacts';

/** The props that all rows of a list share. */
export type SavedItemRowsProps = {
  /** The ids of the items with an action in progress. While there are any, no other action can start. */
  busy: readonly string[];
  /** The busy items are being moved to the cart. */
  isMoving: boolean;
  /** The ids of the items that are already in the cart. */
  added: readonly string[];
  layout: 'page' | 'panel';
  locale: string;
  /** Returns the delivery estimate as text. */
  deliveryOf: (item: SavedItem) => string | undefined;
  translate: (key: SavedMessageKey, figures?: Record<string, string | number>) => string;
  onMove: (id: string) => void;
  onRemove: (item: SavedItem) => void;
};

export type SavedItemRowProps = SavedItemRowsProps & { item: SavedItem };

/**
 * One saved item: product, price, delivery estimate, and the actions to move it to the cart or to remove it [SFL-011].
 */
export function SavedItemRow(props: SavedItemRowProps) {
  const { item, busy, isMoving, added, layout, translate, onMove, onRemove } = props;
  const factsId = useId();
  const isBusy = busy.includes(item.id);
  const isLocked = busy.length > 0;
  const isInCart = added.includes(item.id);

  return (
    <li className="quire-saved__item">
      <ProductFacts product={item} pictureSize={layout === 'page' ? 96 : 72}>
        <Facts {...props} />
        <p id={factsId} className="quire-bad">
          {isInCart ? translate('inCart') : item.isOutOfStock && translate('outOfStock')}
        </p>
      </ProductFacts>
      <div className="quire-saved__item-actions">
        <Button
          kind="secondary"
          label={translate('moveNamed', { name: item.name })}
          describedBy={factsId}
          isBusy={isBusy && isMoving}
          isDisabled={isLocked || (item.isOutOfStock && !isInCart)}
          onClick={() => onMove(item.id)}
        >
          {translate('move')}
        </Button>
        <Button
          kind="plain"
          label={translate('removeNamed', { name: item.name })}
          isDisabled={isLocked}
          onClick={() => onRemove(item)}
        >
          {translate('remove')}
        </Button>
      </div>
    </li>
  );
}

/** Formats a unit of measure as prices show it: "$4.18 each", "$7.99 per box". */
function unitText(unit: string, translate: SavedItemRowsProps['translate']): string {
  const name = unit.toLowerCase();
  return name === 'each' ? translate('each') : translate('per', { unit: name });
}

/** The details of the item besides its name. Details that the shop does not provide are left out. */
function Facts({ item, locale, deliveryOf, translate }: SavedItemRowProps) {
  const { model, price, quantity, reviews, plans, isOutOfStock } = item;
  const delivery = deliveryOf(item);
  return (
    <>
      <p className="quire-saved__price">
        <Price amount={price.unit ?? price.total} was={price.base} wasLabel={translate('was')} locale={locale} />
        {price.unitOfMeasure && price.unit && (
          <span className="quire-quiet">{` ${unitText(price.unitOfMeasure, translate)}`}</span>
        )}
      </p>
      <p className="quire-quiet">
        <span>{translate('quantity', { n: quantity })}</span>
        {model && <span>{` · ${translate('model', { model })}`}</span>}
      </p>
      {reviews && (
        <p className="quire-quiet">
          <span aria-hidden="true">{`★ ${formatNumber(reviews.rating, locale)} (${reviews.count})`}</span>
          <span className="quire-hidden-visually">
            {translate('rating', { rating: formatNumber(reviews.rating, locale), n: reviews.count })}
          </span>
        </p>
      )}
      {plans.length > 0 && (
        <p className="quire-quiet">
          {translate('with', { names: plans.map((plan) => plan.name ?? plan.sku).join(', ') })}
        </p>
      )}
      {delivery && !isOutOfStock && <p className="quire-quiet">{delivery}</p>}
    </>
  );
}
