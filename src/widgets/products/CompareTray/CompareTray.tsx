import { useRef } from 'react';
import { safeUrl } from '../../../core/platform/rules/safeUrl';
import { COMPARE_MAX } from '../../../core/products/rules/compareList';
import { useListTiles } from '../../../hooks/lists/useListTiles';
import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import { useRestoreFocus } from '../../../hooks/platform/useRestoreFocus';
import { type CompareListState, useCompareList } from '../../../hooks/products/useCompareList';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { ProductPicture } from '../../../ui/product/ProductPicture';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import styles from './CompareTray.css';
import { messages } from './messages';

export type CompareTrayProps = RootProps & {
  /** The URL of the compare page. */
  compareUrl?: string;
};

/**
 * The products that the customer has selected to compare, four at most. Renders nothing visible while none are selected
 * [CMP-001, CMP-002].
 */
export function CompareTray({ compareUrl = '/compare', ...root }: CompareTrayProps) {
  const translate = useMessages('compare-tray', messages);
  const list = useCompareList();
  const { length } = list.skus;
  const inside = useRef<HTMLElement>(null);
  useRestoreFocus(inside, 'li button');
  return (
    <Widget block="compare-tray" props={root}>
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

type TrayBarProps = CompareListState & { compareUrl: string; translate: Translate<keyof typeof messages> };

/** The selected products as pictures. Each can be removed, including products that the shop no longer knows. */
function TrayBar({ skus, remove, clear, compareUrl, translate }: TrayBarProps) {
  useStyles(styles);
  const { tiles, phase, refetch } = useListTiles(skus);
  const hint = skus.length === 1 ? translate('one') : skus.length >= COMPARE_MAX ? translate('full') : undefined;
  return (
    <div className="quire-compare-tray__bar">
      <LoadingStatus state={phase === 'idle' ? 'ready' : phase} translate={translate} onRetry={refetch} />
      <ul className="quire-compare-tray__items">
        {skus.map((sku) => {
          const tile = tiles.get(sku);
          return (
            <li key={sku}>
              <ProductPicture url={tile?.imageUrl} size={48} />
              <Button kind="plain" label={translate('remove', { name: tile?.name ?? sku })} onClick={() => remove(sku)}>
                <span aria-hidden="true">×</span>
              </Button>
            </li>
          );
        })}
      </ul>
      {hint && <p>{hint}</p>}
      <div className="quire-compare-tray__actions">
        <Button kind="plain" onClick={clear}>
          {translate('clear')}
        </Button>
        {skus.length > 1 && (
          <ButtonLink kind="primary" href={safeUrl(compareUrl)}>
            {translate('compare', { n: skus.length })}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
