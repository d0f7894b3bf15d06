import { useMemo } from 'react';
import { useUndo } from '../../../hooks/cart/useUndo';
import { useUndoWords } from '../../../hooks/cart/useUndoWords';
import type { Say } from '../../../hooks/platform/useMessages';
import { useProductTiles } from '../../../hooks/products/useProductTiles';
import { UndoBar } from '../../../ui/feedback/UndoBar';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { AlternateChoices } from './AlternateChoices';
import type { OutOfStockWord } from './messages';
import styles from './OutOfStockOverlay.css';
import { type SoldOutItem, SoldOutRow } from './SoldOutRow';

export type SoldOutProps = {
  items: SoldOutItem[];
  alternatives: string[];
  onRemove: ((item: SoldOutItem) => void) | undefined;
  say: Say<OutOfStockWord>;
};

/** The sold-out products, and below them the alternatives: those that the page names, else the shop's own. */
export function SoldOut({ items, alternatives, onRemove, say }: SoldOutProps) {
  useStyles(styles);
  const skus = useMemo(() => items.map(({ sku }) => sku), [items]);
  const { tiles, phase } = useProductTiles(skus);
  const undo = useUndo();
  const undoWords = useUndoWords(undo, say);
  const isInStock = (sku: string) => tiles.some((tile) => tile.sku === sku && !tile.isOutOfStock && !tile.restriction);
  const named = alternatives.length > 0 ? alternatives : tiles.flatMap((tile) => tile.restriction?.alternatives ?? []);
  const others = [...new Set(named)].filter((sku) => !skus.includes(sku));

  return (
    <>
      <p className="quire-out-of-stock-overlay__text">{say(items.length > 1 ? 'several' : 'one')}</p>
      <ul>
        {items.map((item) => (
          <SoldOutRow
            key={item.lineId ?? item.sku}
            item={item}
            tile={tiles.find((tile) => tile.sku === item.sku)}
            isBack={isInStock(item.sku)}
            onRemove={onRemove}
            say={say}
          />
        ))}
      </ul>
      {undo.removed.length > 0 && <UndoBar {...undoWords} isBusy={undo.phase === 'undoing'} onUndo={undo.undo} />}
      <p role="status" className="quire-hidden-visually">
        {undo.removed.length > 0 && undoWords.text}
      </p>
      {(alternatives.length > 0 || phase !== 'loading') && <AlternateChoices skus={others} say={say} />}
    </>
  );
}
