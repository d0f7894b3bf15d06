'use client';

import { COMPARE_MAX } from '../../core/rules/compareList';
import { useCompareList } from '../../hooks/useCompareList';
import { useMessages } from '../../hooks/useMessages';
import { useProductTiles, waitOf } from '../../hooks/useProductTiles';
import { useStyles } from '../../ui/StyleRoot';
import { Wait } from '../../ui/Wait';
import { Widget } from '../../ui/Widget';
import styles from './CompareList.css';
import { CompareTable } from './CompareTable';
import { messages } from './messages';

export type CompareListProps = { children?: never };

/** What the customer has set aside, side by side, four products at most [CMP-001, CMP-002]. */
export function CompareList(_: CompareListProps) {
  useStyles(styles);
  const say = useMessages('compare-list', messages);
  const { skus, remove } = useCompareList();
  const products = useProductTiles(skus);
  const state = waitOf(products);
  const isEmpty = skus.length === 0;

  return (
    <Widget block="compare-list">
      <Wait state={isEmpty ? 'none' : state === 'none' ? 'here' : state} say={say} onRetry={products.reload}>
        <p>{say('empty')}</p>
      </Wait>
      {skus.length >= COMPARE_MAX && <p role="note">{say('full')}</p>}
      {!isEmpty && products.phase === 'shown' && (
        <div className="quire-compare-list__box">
          <CompareTable skus={skus} tiles={products.tiles} onRemove={remove} say={say} />
        </div>
      )}
    </Widget>
  );
}
