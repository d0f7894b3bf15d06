import { COMPARE_MAX } from '../../core/rules/compareList';
import { safeUrl } from '../../core/rules/safeUrl';
import type { CompareListState } from '../../hooks/useCompareList';
import type { Say } from '../../hooks/useMessages';
import { useProductTiles, waitOf } from '../../hooks/useProductTiles';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { ProductPicture } from '../../ui/ProductPicture';
import { useStyles } from '../../ui/StyleRoot';
import { Wait } from '../../ui/Wait';
import styles from './CompareTray.css';
import type { CompareTrayWord } from './messages';

export type TrayBarProps = CompareListState & { compareUrl: string; say: Say<CompareTrayWord> };

/** The products side by side as pictures; each can be taken away, also one that the shop does not know any more. */
export function TrayBar({ skus, remove, clear, compareUrl, say }: TrayBarProps) {
  useStyles(styles);
  const products = useProductTiles(skus);
  const state = waitOf(products);
  const hint = skus.length === 1 ? say('one') : skus.length >= COMPARE_MAX ? say('full') : undefined;
  return (
    <section className="quire-compare-tray__bar" aria-label={say('title')}>
      <Wait state={state === 'none' ? 'here' : state} say={say} onRetry={products.reload} />
      <ul className="quire-compare-tray__items">
        {skus.map((sku) => {
          const tile = products.tiles.find((it) => it.sku === sku);
          return (
            <li key={sku}>
              <ProductPicture url={tile?.imageUrl} size={48} />
              <Button kind="plain" label={say('remove', { name: tile?.name ?? sku })} onClick={() => remove(sku)}>
                <span aria-hidden="true">×</span>
              </Button>
            </li>
          );
        })}
      </ul>
      {hint && <p>{hint}</p>}
      <div className="quire-compare-tray__ways">
        <Button kind="plain" onClick={clear}>
          {say('clear')}
        </Button>
        {skus.length > 1 && <ButtonLink href={safeUrl(compareUrl)}>{say('compare', { n: skus.length })}</ButtonLink>}
      </div>
    </section>
  );
}
