'use client';

import { COMPARE_MAX } from '../../core/rules/compareList';
import { useCompareList } from '../../hooks/useCompareList';
import { useMessages } from '../../hooks/useMessages';
import { later } from '../../ui/later';
import { Widget } from '../../ui/Widget';
import { messages } from './messages';

export type CompareTrayProps = {
  /** The page with the compare list. */
  compareUrl?: string;
};

const TrayBar = later(() => import('./TrayBar').then((file) => file.TrayBar));

/** What the customer has set aside to compare, four products at most; nothing is there while nothing is [CMP-001, CMP-002]. */
export function CompareTray({ compareUrl = '/compare' }: CompareTrayProps) {
  const say = useMessages('compare-tray', messages);
  const list = useCompareList();
  const { length } = list.skus;
  return (
    <Widget block="compare-tray">
      <p role="status" className="quire-hidden-visually">
        {length > 0 && say('count', { n: length, max: COMPARE_MAX })}
      </p>
      {length > 0 && <TrayBar {...list} compareUrl={compareUrl} say={say} />}
    </Widget>
  );
}
