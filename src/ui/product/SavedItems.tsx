import { useId } from 'react';
import { formatNumber } from '../../core/platform/rules/priceText';
import type { SavedItem } from '../../core/saved/rules/savedItems';
import type { SavedMessageKey } from '../../core/saved/rules/savedMessages';
import { Button } from '../controls/Button';
import { ButtonLink } from '../controls/ButtonLink';
import { Notice } from '../feedback/Notice';
import { Loading } from '../rendering/Spinner';
import { useStyles } from '../rendering/StyleRoot';
import { Price } from './Price';
import { ProductFacts } from './ProductFacts';
import styles from './SavedItems.css';

export type SavedItemsProps = SavedItemRowsProps & {
  phase: 'idle' | 'loading' | 'ready' | 'failed' | 'skipped';
  items: readonly SavedItem[];
  /** The result of the last action. */
  status: { text: string; isBad: boolean };
  /** The item that was removed last and can be restored. */
  undoable: SavedItem | undefined;
  /** A notice of the shop about the list. */
  notice: string | undefined;
  hasMoveAll: boolean;
  loginUrl: string;
  onMoveAll: () => void;
  onUndo: (item: SavedItem) => void;
  onRetry: () => void;
  onDismiss: () => void;
};

/** The customer's saved items: loading, filled, empty, failed, or with a prompt to sign in [SFL-001]. */
export function SavedItems(props: SavedItemsProps) {
  useStyles(styles);
  const { phase, items, busy, isMoving, status, undoable, notice, layout, translate } = props;
  const isReading = phase === 'idle' || phase === 'loading';
  const movable = items.filter((item) => !item.isOutOfStock).length;
  const isLocked = busy.length > 0;

  return (
    <div className={`quire-saved quire-saved--${layout}`} aria-busy={isReading || isLocked || undefined}>
      <div role="alert">
        {(status.isBad || phase === 'failed') && (
          <Notice kind="bad">{status.isBad ? status.text : translate('failed')}</Notice>
        )}
      </div>
      <div role="status">
        {isReading && <Loading>{translate('loading')}</Loading>}
        {isMoving && isLocked && <p className="quire-hidden-visually">{translate('moving')}</p>}
        {notice && <Notice kind="info">{notice}</Notice>}
        {status.text && !status.isBad && <Notice kind="info">{status.text}</Notice>}
      </div>
      {(undoable || notice) && (
        <div className="quire-saved__actions">
          {undoable && (
            <Button
              kind="secondary"
              label={translate('undoNamed', { name: undoable.name })}
              isBusy={busy.includes(undoable.id)}
              isDisabled={isLocked}
              onClick={() => props.onUndo(undoable)}
            >
              {translate('undo')}
            </Button>
          )}
          {notice && (
            <Button kind="secondary" onClick={props.onDismiss}>
              {translate('close')}
            </Button>
          )}
        </div>
      )}
      {props.hasMoveAll && movable > 1 && (
        <div className="quire-saved__actions">
          <Button kind="secondary" isBusy={isMoving && busy.length > 1} isDisabled={isLocked} onClick={props.onMoveAll}>
            {translate('moveAll')}
          </Button>
        </div>
      )}
      {items.length > 0 ? (
        <ul className="quire-saved__items">
          {items.map((item) => (
            <SavedItemRow key={item.id} {...props} item={item} />
          ))}
        </ul>
      ) : (
        <NoItems {...props} />
      )}
    </div>
  );
}

/** The message that replaces the items if there are none. */
function NoItems({ phase, loginUrl, translate, onRetry }: SavedItemsProps) {
  if (phase === 'failed') return <Button onClick={onRetry}>{translate('retry')}</Button>;
  if (phase === 'ready') {
    return (
      <div className="quire-saved__empty">
        <p>{translate('empty')}</p>
        <p>{translate('emptyHint')}</p>
      </div>
    );
  }
  if (phase === 'skipped') {
    return (
      <div className="quire-saved__empty">
        <p>{translate('signIn')}</p>
        <ButtonLink kind="primary" href={loginUrl}>
          {translate('signInLink')}
        </ButtonLink>
      </div>
    );
  }
  return null;
}

/** The props that all rows of a list share. */
type SavedItemRowsProps = {
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

/**
 * One saved item: product, price, delivery estimate, and the actions to move it to the cart or to remove it [SFL-011].
 */
function SavedItemRow(props: SavedItemRowsProps & { item: SavedItem }) {
  const { item, busy, isMoving, added, layout, locale, translate, onMove, onRemove } = props;
  const { model, price, reviews } = item;
  const delivery = props.deliveryOf(item);
  const factsId = useId();
  const isBusy = busy.includes(item.id);
  const isLocked = busy.length > 0;
  const isInCart = added.includes(item.id);

  return (
    <li className="quire-saved__item">
      <ProductFacts product={item} pictureSize={layout === 'page' ? 96 : 72}>
        <p className="quire-saved__price">
          <Price amount={price.unit ?? price.total} was={price.base} wasLabel={translate('was')} locale={locale} />
          {price.unitOfMeasure && price.unit && (
            <span className="quire-quiet">{` ${unitText(price.unitOfMeasure, translate)}`}</span>
          )}
        </p>
        <p className="quire-quiet">
          <span>{translate('quantity', { n: item.quantity })}</span>
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
        {item.plans.length > 0 && (
          <p className="quire-quiet">
            {translate('with', { names: item.plans.map((plan) => plan.name ?? plan.sku).join(', ') })}
          </p>
        )}
        {delivery && !item.isOutOfStock && <p className="quire-quiet">{delivery}</p>}
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
