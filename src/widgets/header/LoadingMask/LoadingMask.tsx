import { useMessages } from '../../../hooks/platform/useMessages';
import { Spinner } from '../../../ui/rendering/Spinner';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import styles from './LoadingMask.css';
import { messages } from './messages';

export type LoadingMaskProps = RootProps & {
  /** Covers the page while true [HDR-022]. */
  active?: boolean;
  /** What screen readers announce while the mask is active. */
  label?: string;
};

/** Covers the whole page while it cannot be used, and announces that [HDR-022]. */
export function LoadingMask({ active = false, label, ...root }: LoadingMaskProps) {
  useStyles(styles);
  const translate = useMessages('loading-mask', messages);
  return (
    <Widget block="loading-mask" props={root}>
      <div role="status">
        {active && (
          <div className="quire-loading-mask__veil" aria-busy="true">
            <Spinner />
            <p>{label ?? translate('loading')}</p>
          </div>
        )}
      </div>
    </Widget>
  );
}
