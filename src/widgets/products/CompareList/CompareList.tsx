'use client';

import { useRef } from 'react';
import { COMPARE_MAX } from '../../../core/products/rules/compareList';
import { useListTiles } from '../../../hooks/lists/useListTiles';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useRestoreFocus } from '../../../hooks/platform/useRestoreFocus';
import { useCompareList } from '../../../hooks/products/useCompareList';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import styles from './CompareList.css';
import { CompareTable } from './CompareTable';
import { messages } from './messages';

export type CompareListProps = RootProps & {
  /** Where the empty comparison leads. The default is `/`. */
  shopUrl?: string;
};

/** The products that the customer has selected to compare, side by side; four at most [CMP-001, CMP-002]. */
export function CompareList(props: CompareListProps) {
  useStyles(styles);
  const translate = useMessages('compare-list', messages);
  const { skus, remove } = useCompareList();
  const { tiles, phase, refetch } = useListTiles(skus);
  const inside = useRef<HTMLDivElement>(null);
  useRestoreFocus(inside, 'thead button');
  const isEmpty = skus.length === 0;
  const isWhole = phase === 'ready';

  return (
    <Widget block="compare-list" props={props}>
      <div ref={inside} className="quire-compare-list__inside" tabIndex={-1}>
        <LoadingStatus state={phase === 'idle' ? 'empty' : phase} translate={translate} onRetry={refetch}>
          <p>{translate('empty')}</p>
        </LoadingStatus>
        {isEmpty && <ButtonLink href={props.shopUrl ?? '/'}>{translate('shop')}</ButtonLink>}
        {!isEmpty && (isWhole || skus.some((sku) => tiles.has(sku))) && (
          <div className="quire-compare-list__box">
            <CompareTable skus={skus} tiles={tiles} isWhole={isWhole} onRemove={remove} translate={translate} />
          </div>
        )}
        {/* below the table, which does not move when the comparison has room again */}
        {skus.length >= COMPARE_MAX && <p role="note">{translate('full')}</p>}
      </div>
    </Widget>
  );
}
