'use client';

import { useRef } from 'react';
import { COMPARE_MAX } from '../../../core/products/rules/compareList';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useRestoreFocus } from '../../../hooks/platform/useRestoreFocus';
import { useCompareList } from '../../../hooks/products/useCompareList';
import { Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';
import { TrayBar } from './TrayBar';

export type CompareTrayProps = {
  /** The URL of the compare page. */
  compareUrl?: string;
};

/**
 * The products that the customer has selected to compare, four at most. Renders nothing visible while none are selected
 * [CMP-001, CMP-002].
 */
export function CompareTray({ compareUrl = '/compare' }: CompareTrayProps) {
  const translate = useMessages('compare-tray', messages);
  const list = useCompareList();
  const { length } = list.skus;
  const inside = useRef<HTMLElement>(null);
  useRestoreFocus(inside, 'li button');
  return (
    <Widget block="compare-tray">
      {/* stays mounted when all products are removed, so that the keyboard focus is not lost */}
      <section ref={inside} aria-label={length > 0 ? translate('title') : undefined} tabIndex={-1}>
        <p role="status" className="quire-hidden-visually">
          {length > 0 && translate('count', { n: length, max: COMPARE_MAX })}
        </p>
        {length > 0 && <TrayBar {...list} compareUrl={compareUrl} translate={translate} />}
      </section>
    </Widget>
  );
}
