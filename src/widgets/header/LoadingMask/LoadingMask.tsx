'use client';

import { useMessages } from '../../../hooks/platform/useMessages';
import { Spinner } from '../../../ui/rendering/Spinner';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { Widget } from '../../../ui/rendering/Widget';
import styles from './LoadingMask.css';
import { messages } from './messages';

export type LoadingMaskProps = {
  /** It lies over the page while this is so [HDR-022]. */
  active?: boolean;
  label?: string;
};

/** Lies over the whole page while something keeps it from being used, and says so [HDR-022]. */
export function LoadingMask({ active = false, label }: LoadingMaskProps) {
  useStyles(styles);
  const say = useMessages('loading-mask', messages);
  return (
    <Widget block="loading-mask">
      <div role="status">
        {active && (
          <div className="quire-loading-mask__veil" aria-busy="true">
            <Spinner />
            <p>{label ?? say('loading')}</p>
          </div>
        )}
      </div>
    </Widget>
  );
}
