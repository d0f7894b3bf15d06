import { activeLines, type LineItem } from '../../../core/cart/rules/cart';
import type { ProductTile } from '../../../core/products/rules/productTile';
import { useCartState } from '../../../hooks/cart/useCart';
import { useRemoveLine } from '../../../hooks/cart/useRemoveLine';
import { useStockAlert } from '../../../hooks/content/useStockAlert';
import type { Translate } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { StockAlert } from '../../../ui/feedback/StockAlert';
import { ProductFacts } from '../../../ui/product/ProductFacts';
import type { OutOfStockMessageKey } from './messages';

export type SoldOutItem = { sku: string; lineId?: string; name?: string };

export type SoldOutRowProps = {
  item: SoldOutItem;
  tile: ProductTile | undefined;
  /** The product is in stock again by now. */
  isBack: boolean;
  onRemove: ((item: SoldOutItem) => void) | undefined;
  translate: Translate<OutOfStockMessageKey>;
};

/** One sold-out product. If it is in the cart, it can be removed and restored. */
export function SoldOutRow({ item, tile, isBack, onRemove, translate }: SoldOutRowProps) {
  const { cart } = useCartState();
  const line = cart && activeLines(cart).find(({ id }) => id !== '' && id === item.lineId);
  const name = item.name ?? line?.name ?? tile?.name ?? item.sku;
  const alert = useStockAlert(item.sku, name);
  return (
    <li className="quire-out-of-stock-overlay__item">
      <ProductFacts product={{ name, url: line?.url ?? tile?.url, imageUrl: line?.imageUrl ?? tile?.imageUrl }}>
        <p className={isBack ? 'quire-good' : 'quire-quiet'}>{translate(isBack ? 'backAgain' : 'backInStock')}</p>
        {!isBack && <StockAlert {...alert} />}
      </ProductFacts>
      {item.lineId && <Removal item={item} line={line} name={name} onRemove={onRemove} translate={translate} />}
    </li>
  );
}

type RemovalProps = Pick<SoldOutRowProps, 'item' | 'onRemove' | 'translate'> & {
  line: LineItem | undefined;
  name: string;
};

/** The remove button, which is disabled while another request is in flight. */
function Removal({ item, line, name, onRemove, translate }: RemovalProps) {
  const { isMutating } = useCartState();
  const { isPending, isError, mutate: remove } = useRemoveLine();
  return (
    <>
      {line && (
        <Button
          kind="secondary"
          isBusy={isPending}
          isDisabled={isMutating}
          label={translate(isPending ? 'removing' : 'removeNamed', { name })}
          onClick={() => remove(line.id, { onSuccess: ({ kind }) => kind === 'changed' && onRemove?.(item) })}
        >
          {translate('remove')}
        </Button>
      )}
      <p role="alert" className="quire-bad">
        {isError && translate('failed')}
      </p>
    </>
  );
}
