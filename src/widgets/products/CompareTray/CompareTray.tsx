'use client';

import { useRef } from 'react';
import { COMPARE_MAX } from '../../../core/products/rules/compareList';
import { useFocusKept } from '../../../hooks/platform/useFocusKept';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useCompareList } from '../../../hooks/products/useCompareList';
import { Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';
import { TrayBar } from './TrayBar';

export type CompareTrayProps = {
  /** The page with the compare list. */
  compareUrl?: string;
};

/** What the customer has set aside to compare, four products at most; nothing is there while nothing is [CMP-001, CMP-002]. */
export function CompareTray({ compareUrl = '/compare' }: CompareTrayProps) {
  const say = useMessages('compare-tray', messages);
  const list = useCompareList();
  const { length } = list.skus;
  const inside = useRef<HTMLElement>(null);
  useFocusKept(inside, 'li button');
  return (
    <Widget block="compare-tray">
      {/* it is still there when all has been taken away, and a keyboard goes on from it */}
      <section ref={inside} aria-label={length > 0 ? say('title') : undefined} tabIndex={-1}>
        <p role="status" className="quire-hidden-visually">
          {length > 0 && say('count', { n: length, max: COMPARE_MAX })}
        </p>
        {length > 0 && <TrayBar {...list} compareUrl={compareUrl} say={say} />}
      </section>
    </Widget>
  );
}
