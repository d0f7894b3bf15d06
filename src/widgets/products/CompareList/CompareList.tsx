'use client';

import { useRef } from 'react';
import { COMPARE_MAX } from '../../../core/products/rules/compareList';
import { useListTiles } from '../../../hooks/lists/useListTiles';
import { useFocusKept } from '../../../hooks/platform/useFocusKept';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useCompareList } from '../../../hooks/products/useCompareList';
import { Wait } from '../../../ui/feedback/Wait';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { Widget } from '../../../ui/rendering/Widget';
import styles from './CompareList.css';
import { CompareTable } from './CompareTable';
import { messages } from './messages';

export type CompareListProps = { children?: never };

/** The products that the customer has selected to compare, side by side; four at most [CMP-001, CMP-002]. */
export function CompareList(_: CompareListProps) {
  useStyles(styles);
  const say = useMessages('compare-list', messages);
  const { skus, remove } = useCompareList();
  const { tiles, wait, reload } = useListTiles(skus);
  const inside = useRef<HTMLDivElement>(null);
  useFocusKept(inside, 'thead button');
  const isEmpty = skus.length === 0;
  const isWhole = wait === 'here';

  return (
    <Widget block="compare-list">
      <div ref={inside} className="quire-compare-list__inside" tabIndex={-1}>
        <Wait state={isEmpty ? 'none' : wait} say={say} onRetry={reload}>
          <p>{say('empty')}</p>
        </Wait>
        {skus.length >= COMPARE_MAX && <p role="note">{say('full')}</p>}
        {!isEmpty && (isWhole || skus.some((sku) => tiles.has(sku))) && (
          <div className="quire-compare-list__box">
            <CompareTable skus={skus} tiles={tiles} isWhole={isWhole} onRemove={remove} say={say} />
          </div>
        )}
      </div>
    </Widget>
  );
}
