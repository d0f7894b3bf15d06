import { safeUrl } from '../../../core/platform/rules/safeUrl';
import { tileCaption, verdictMessage } from '../../../core/products/rules/productMessages';
import type { ProductTile } from '../../../core/products/rules/productTile';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { usePurchase } from '../../../hooks/products/usePurchase';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { AddStatusNotice } from '../../../ui/feedback/AddStatusNotice';
import type { CompareListMessageKey } from './messages';

/** The add button of a column. A product that cannot be added here has a link to its own page. */
export function CompareAdd({ tile, translate }: { tile: ProductTile; translate: Translate<CompareListMessageKey> }) {
  const { settings } = useStorefront();
  const own = settings.messages.product;
  const { verdict, isAdding, add, addStatus: status } = usePurchase(tile, { source: 'productTile' }, translate);
  if (!verdict.canAdd || tile.isSkuSet) {
    return (
      <>
        {!verdict.canAdd && <p role="note">{verdictMessage(verdict, own)}</p>}
        <ButtonLink href={safeUrl(tile.url)}>
          {translate('details')}
          <span className="quire-hidden-visually">: {tile.name}</span>
        </ButtonLink>
      </>
    );
  }
  const caption = isAdding ? translate('adding') : tileCaption(tile, own);
  return (
    <>
      <Button isBusy={isAdding} label={translate('addNamed', { caption, name: tile.name })} onClick={() => void add()}>
        {caption}
      </Button>
      <AddStatusNotice status={status} />
    </>
  );
}
