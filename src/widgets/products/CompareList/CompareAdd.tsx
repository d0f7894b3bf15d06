import { safeUrl } from '../../../core/platform/rules/safeUrl';
import type { ProductTile } from '../../../core/products/rules/productTile';
import { tileCaption, verdictWords } from '../../../core/products/rules/productWords';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Say } from '../../../hooks/platform/useMessages';
import { usePurchase } from '../../../hooks/products/usePurchase';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { AddNewsNotice } from '../../../ui/feedback/AddNewsNotice';
import type { CompareListWord } from './messages';

/** The add button of a column. A product that cannot be added here has a link to its own page. */
export function CompareAdd({ tile, say }: { tile: ProductTile; say: Say<CompareListWord> }) {
  const { settings } = useStorefront();
  const own = settings.messages.product;
  const { verdict, isAdding, add, news } = usePurchase(tile, { source: 'productTile' }, say);
  if (!verdict.canAdd || tile.isSkuSet) {
    return (
      <>
        {!verdict.canAdd && <p role="note">{verdictWords(verdict, own)}</p>}
        <ButtonLink href={safeUrl(tile.url)}>
          {say('details')}
          <span className="quire-hidden-visually">: {tile.name}</span>
        </ButtonLink>
      </>
    );
  }
  const caption = isAdding ? say('adding') : tileCaption(tile, own);
  return (
    <>
      <Button isBusy={isAdding} label={say('addNamed', { caption, name: tile.name })} onClick={() => void add()}>
        {caption}
      </Button>
      <AddNewsNotice news={news} />
    </>
  );
}
