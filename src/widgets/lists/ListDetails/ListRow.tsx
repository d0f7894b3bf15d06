import { useId } from 'react';
import { maxQuantity } from '../../../core/cart/rules/quantity';
import { QUANTITY_PROBLEMS } from '../../../core/cart/rules/quantityMessages';
import type { ListOutcome } from '../../../core/lists/rules/listOutcome';
import { verdictMessage } from '../../../core/products/rules/productMessages';
import {
  checkTile,
  type ProductTile,
  TILE_MAX_CHARACTERS,
  tileBounds,
  tileQuantity,
} from '../../../core/products/rules/productTile';
import { tileLook } from '../../../core/products/rules/tileVariant';
import { useQuantityDraft } from '../../../hooks/cart/useQuantityDraft';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useProductSummary } from '../../../hooks/products/useProductSummary';
import { Button } from '../../../ui/controls/Button';
import { TileCard } from '../../../ui/product/TileCard';
import { memoize } from '../../../ui/rendering/memoize';
import { messages } from './messages';
import type { RowActs } from './useRowActs';

export type ListRowProps = {
  id: string;
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
  /** The result of adding the item to the cart. */
  outcome: ListOutcome | undefined;
  acts: RowActs;
  locale: string;
};

const LOOK = { ...tileLook('listTile'), size: 'slim' } as const;

/** One item of a list as a tile. It re-renders only when its data has changed. */
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
  const { id, tile, quantity, isEditable, isUnsaved, isBusy, isAdding, outcome, acts } = props;
  const translate = useMessages('list-details', messages);
  const { settings } = useStorefront();
  const bounds = tileBounds(tile);
  const draft = useQuantityDraft(
    quantity,
    bounds,
    (wanted) => {
      if (wanted !== undefined && wanted !== quantity) acts.setQuantity(id, wanted);
    },
    tileQuantity,
  );
  const errorId = useId();
  const product = useProductSummary(tile, translate);
  const verdict = checkTile(tile);
  const figures = { name: tile.name, max: maxQuantity(bounds), increment: bounds.increment ?? 1 };
  const fault = draft.verdict.ok ? undefined : translate(QUANTITY_PROBLEMS[draft.verdict.reason], figures);

  return (
    <TileCard
      {...product}
      look={LOOK}
      sponsored={undefined}
      badges={[]}
      lists={[]}
      listsLabel=""
      blocked={verdict.canAdd ? undefined : verdictMessage(verdict, settings.messages['product'])}
      stepper={
        isEditable && !tile.isSkuSet
          ? {
              value: draft.text,
              label: translate('quantity', figures),
              fewerLabel: translate('fewer', figures),
              moreLabel: translate('more', figures),
              canStepDown: draft.canStepDown,
              canStepUp: draft.canStepUp,
              isDisabled: isBusy,
              ...((fault ?? (isUnsaved ? translate('unsavedOne') : undefined)) && {
                error: fault ?? translate('unsavedOne'),
              }),
              errorId,
              maxCharacters: TILE_MAX_CHARACTERS,
              onType: draft.type,
              onStep: draft.step,
              onCommit: draft.commit,
            }
          : undefined
      }
      control={
        verdict.canAdd
          ? {
              caption: translate('addOne'),
              label: translate('addNamed', { name: tile.name }),
              isLink: false,
              href: undefined,
              isBusy: isAdding,
              isOff: false,
              opensDialog: false,
              onPress: () => acts.addToCart(id),
            }
          : undefined
      }
      asides={
        isEditable
          ? [
              { key: 'move', caption: translate('move'), opensDialog: true, onPress: () => acts.move(id) },
              { key: 'remove', caption: translate('remove'), isBusy, onPress: () => acts.remove(id) },
            ]
          : []
      }
      status={undefined}
      addStatus={
        outcome && {
          isGood: outcome.isGood,
          texts: outcome.isGood ? [translate('added'), ...outcome.texts] : outcome.texts,
        }
      }
    />
  );
}
