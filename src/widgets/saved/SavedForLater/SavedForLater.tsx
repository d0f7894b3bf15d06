import { useRef } from 'react';
import { useRestoreFocus } from '../../../hooks/platform/useRestoreFocus';
import { useSavedList } from '../../../hooks/saved/useSavedList';
import { SavedItems } from '../../../ui/product/SavedItems';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import styles from './SavedForLater.css';

export type SavedForLaterProps = RootProps & {
  /** A section of the page, or a narrow column whose heading is elsewhere. */
  layout?: 'page' | 'panel';
  /** Shows a button that moves all items to the cart. */
  showMoveAll?: boolean;
};

/**
 * The customer's saved items, with the actions that move them back to the cart [SFL-001, SFL-003, SFL-004, ROUTE-013].
 */
export function SavedForLater({ layout = 'page', showMoveAll = true, ...root }: SavedForLaterProps) {
  useStyles(styles);
  const list = useSavedList();
  const { items, phase, translate } = list;
  const inside = useRef<HTMLElement>(null);
  useRestoreFocus(inside);

  return (
    <Widget block="saved-for-later" props={root}>
      <section ref={inside} className="quire-saved-for-later__inside" aria-label={translate('title')} tabIndex={-1}>
        {layout === 'page' && (
          <h2 className="quire-saved-for-later__title">
            {phase === 'ready' && items.length > 0 ? translate('titleCount', { n: items.length }) : translate('title')}
          </h2>
        )}
        <SavedItems {...list} layout={layout} hasMoveAll={showMoveAll} />
      </section>
    </Widget>
  );
}
