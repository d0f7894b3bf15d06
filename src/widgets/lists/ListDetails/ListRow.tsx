import { rowPrice } from '../../../core/lists/rules/listAddition';
import type { ListOutcome } from '../../../core/lists/rules/listOutcome';
import type { ListedItem } from '../../../core/lists/rules/lists';
import { safeUrl } from '../../../core/platform/rules/safeUrl';
import { verdictMessage } from '../../../core/products/rules/productMessages';
import {
  checkTile,
  type ProductTile,
  TILE_MAX_CHARACTERS,
  tileBounds,
  tileQuantity,
} from '../../../core/products/rules/productTile';
import { useQuantityField } from '../../../hooks/cart/useQuantityField';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useProductSummary } from '../../../hooks/products/useProductSummary';
import { Button } from '../../../ui/controls/Button';
import { Checkbox } from '../../../ui/controls/Checkbox';
import { QuantityStepper } from '../../../ui/controls/QuantityStepper';
import { AddStatusNotice } from '../../../ui/feedback/AddStatusNotice';
import { MoreActions } from '../../../ui/overlays/MoreActions';
import { Price } from '../../../ui/product/Price';
import { ProductPicture } from '../../../ui/product/ProductPicture';
import { memoize } from '../../../ui/rendering/memoize';
import { messages } from './messages';
import type { RowActs } from './useRowActs';

export type ListRowProps = {
  id: ListedItem['id'];
  sku: string;
  quantity: number;
  tile: ProductTile | undefined;
  /** The shop has responded: the products that exist are known. */
  isKnown: boolean;
  isEditable: boolean;
  /** The quantity could not be saved. */
  isUnsaved: boolean;
  isBusy: boolean;
  isAdding: boolean;
  isChosen: boolean;
  /** The result of adding the item to the cart. */
  outcome: ListOutcome | undefined;
  acts: RowActs;
  locale: string;
};

/** The size of a row's picture, in pixels. */
const ROW_PICTURE_SIZE = 64;

/** One item of a list: its product, its quantity and its price. It re-renders only when its data has changed. */
export const ListRow = memoize(function ListRow(props: ListRowProps) {
  const { tile, isKnown } = props;
  const isAwaited = !tile && !isKnown;
  return (
    <li className={`quire-list-details__item${isAwaited ? ' quire-list-details__item--awaited' : ''}`}>
      {tile ? <KnownRow {...props} tile={tile} /> : <UnknownRow {...props} />}
    </li>
  );
});

/** A product without a tile from the shop. It stays on the list until it is removed. */
function UnknownRow({ id, sku, isKnown, isEditable, isBusy, acts }: ListRowProps) {
  const translate = useMessages('list-details', messages);
  return (
    <article className="quire-list-details__unknown" aria-label={sku}>
      <p>
        <strong>{sku}</strong> {isKnown && <span>{translate('unknown')}</span>}
      </p>
      {isEditable && (
        <Button kind="plain" isBusy={isBusy} onClick={() => acts.remove(id)}>
          {translate('remove')}
        </Button>
      )}
    </article>
  );
}

function KnownRow(props: ListRowProps & { tile: ProductTile }) {
  const { id, tile, quantity, isEditable, isUnsaved, isBusy, isAdding, isChosen, outcome, acts, locale } = props;
  const translate = useMessages('list-details', messages);
  const { settings } = useStorefront();
  const { stepper } = useQuantityField({
    name: tile.name,
    start: quantity,
    bounds: tileBounds(tile),
    translate,
    normalise: tileQuantity,
    onPick(wanted) {
      if (wanted !== quantity) acts.setQuantity(id, wanted);
    },
  });
  const { texts, notes } = useProductSummary(tile, translate);
  const verdict = checkTile(tile);
  const error = stepper.error ?? (isUnsaved ? translate('unsavedOne') : undefined);
  const total = rowPrice(tile, quantity);

  return (
    <article className="quire-list-details__row" aria-label={tile.name}>
      {verdict.canAdd ? (
        <Checkbox
          label={translate('choose', { name: tile.name })}
          isLabelHidden
          isChecked={isChosen}
          onChange={(isOn) => acts.choose([id], isOn)}
        />
      ) : (
        <span />
      )}
      <ProductPicture url={tile.imageUrl} largeUrl={tile.largeImageUrl} size={ROW_PICTURE_SIZE} />
      <div className="quire-list-details__facts">
        <a href={safeUrl(tile.url)}>{tile.name}</a>
        <div className="quire-list-details__figures">
          <span>
            {texts.hiddenPrice ?? (
              <Price amount={tile.price} was={tile.originalPrice} wasLabel={texts.was} locale={locale} />
            )}
            {tile.unit && !texts.hiddenPrice && <span className="quire-quiet">{` / ${tile.unit}`}</span>}
          </span>
          <span className="quire-quiet quire-list-details__notes">{[texts.item, ...notes].join(' · ')}</span>
          {!verdict.canAdd && (
            <p role="note" className="quire-list-details__blocked">
              {verdictMessage(verdict, settings.messages['product'])}
            </p>
          )}
        </div>
      </div>
      <div className="quire-list-details__quantity">
        {isEditable && !tile.isSkuSet ? (
          <QuantityStepper {...stepper} error={error} isDisabled={isBusy} maxCharacters={TILE_MAX_CHARACTERS} />
        ) : (
          <span>{translate('fixedQuantity', { n: quantity })}</span>
        )}
      </div>
      <p className="quire-list-details__total">{total && <Price amount={total} locale={locale} />}</p>
      {(verdict.canAdd || isEditable) && (
        <div className="quire-list-details__actions">
          <MoreActions label={translate('moreNamed', { name: tile.name })}>
            {verdict.canAdd && (
              <Button
                kind="secondary"
                isBusy={isAdding}
                label={translate('addNamed', { name: tile.name })}
                onClick={() => acts.addToCart(id)}
              >
                {translate('addOne')}
              </Button>
            )}
            {isEditable && (
              <>
                <Button
                  kind="plain"
                  label={`${translate('move')}: ${tile.name}`}
                  opensDialog
                  onClick={() => acts.move(id)}
                >
                  {translate('move')}
                </Button>
                <Button
                  kind="plain"
                  label={`${translate('remove')}: ${tile.name}`}
                  isBusy={isBusy}
                  onClick={() => acts.remove(id)}
                >
                  {translate('remove')}
                </Button>
              </>
            )}
          </MoreActions>
        </div>
      )}
      <div className="quire-list-details__outcome">
        <AddStatusNotice
          status={
            outcome && {
              isGood: outcome.isGood,
              texts: outcome.isGood ? [translate('added'), ...outcome.texts] : outcome.texts,
            }
          }
        />
      </div>
    </article>
  );
}
