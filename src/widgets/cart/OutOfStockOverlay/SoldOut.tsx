import { useMemo } from 'react';
import { useUndo } from '../../../hooks/cart/useUndo';
import { useUndoTexts } from '../../../hooks/cart/useUndoTexts';
import type { Translate } from '../../../hooks/platform/useMessages';
import { useProductTiles } from '../../../hooks/products/useProductTiles';
import { UndoBar } from '../../../ui/feedback/UndoBar';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { AlternateChoices } from './AlternateChoices';
import type { OutOfStockMessageKey } from './messages';
import styles from './OutOfStockOverlay.css';
import { type SoldOutItem, SoldOutRow } from './SoldOutRow';

export type SoldOutProps = {
  items: SoldOutItem[];
  alternatives: string[];
  onRemove: ((item: SoldOutItem) => void) | undefined;
  translate: Translate<OutOfStockMessageKey>;
};

/** The sold-out products, and below them the alternatives: those that the page names, else the shop's own. */
export function SoldOut({ items, alternatives, onRemove, translate }: SoldOutProps) {
  useStyles(styles);
  const skus = useMemo(() => items.map(({ sku }) => sku), [items]);
  const { tiles, phase } = useProductTiles(skus);
  const undo = useUndo();
  const undoMessages = useUndoTexts(undo, translate);
  const isInStock = (sku: string) => tiles.some((tile) => tile.sku === sku && !tile.isOutOfStock && !tile.restriction);
  const named = alternatives.length > 0 ? alternatives : tiles.flatMap((tile) => tile.restriction?.alternatives ?? []);
  const others = [...new Set(named)].filter((sku) => !skus.includes(sku));

  return (
    <>
      <p className="quire-out-of-stock-overlay__text">{translate(items.length > 1 ? 'several' : 'one')}</p>
      <ul>
        {items.map((item) => (
          <SoldOutRow
            key={item.lineId ?? item.sku}
            item={item}
            tile={tiles.find((tile) => tile.sku === item.sku)}
            isBack={isInStock(item.sku)}
            onRemove={onRemove}
            translate={translate}
          />
        ))}
      </ul>
      {undo.removed.length > 0 && <UndoBar {...undoMessages} isBusy={undo.phase === 'undoing'} onUndo={undo.undo} />}
      <p role="status" className="quire-hidden-visually">
        {undo.removed.length > 0 && undoMessages.text}
      </p>
      {(alternatives.length > 0 || phase !== 'loading') && <AlternateChoices skus={others} translate={translate} />}
    </>
  );
}
