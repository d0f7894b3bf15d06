import { addStatus } from '../../../core/cart/rules/adding/addStatus';
import { activeLines } from '../../../core/cart/rules/cart';
import { hiddenPriceText } from '../../../core/products/rules/productMessages';
import { checkTile, type ProductTile } from '../../../core/products/rules/productTile';
import { useAddToCart } from '../../../hooks/cart/useAddToCart';
import { useCartState } from '../../../hooks/cart/useCart';
import { useRemoveLine } from '../../../hooks/cart/useRemoveLine';
import { useUndoBar } from '../../../hooks/cart/useUndoBar';
import { useStockAlert } from '../../../hooks/content/useStockAlert';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useLayer } from '../../../hooks/platform/useLayer';
import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { loadingStateOf, useProductTiles } from '../../../hooks/products/useProductTiles';
import { Button } from '../../../ui/controls/Button';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { StockAlert } from '../../../ui/feedback/StockAlert';
import { UndoBar } from '../../../ui/feedback/UndoBar';
import { Drawer } from '../../../ui/overlays/Drawer';
import { Price } from '../../../ui/product/Price';
import { ProductFacts } from '../../../ui/product/ProductFacts';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';
import styles from './OutOfStockOverlay.css';

export type SoldOutItem = { sku: string; lineId?: string; name?: string };

export type OutOfStockOverlayProps = RootProps &
  OpenProps & {
    /** The sold-out products, with their lines if they are in the cart. */
    items?: SoldOutItem[];
    /** SKUs of the alternatives. */
    alternatives?: string[];
    /** Called when the customer removes an item. */
    onRemove?: (item: SoldOutItem) => void;
  };

/** Lists the products that are out of stock, removes them from the cart, and offers alternatives [SCR-018]. */
export function OutOfStockOverlay(props: OutOfStockOverlayProps) {
  const translate = useMessages('out-of-stock-overlay', messages);
  const { name, isOpen, request, close } = useLayer(['OUT_OF_STOCK'], props, { name: 'out-of-stock' });

  return (
    <Widget block="out-of-stock-overlay" props={props}>
      <Drawer
        isOpen={isOpen}
        onClose={() => close()}
        surface="overlay"
        name={name}
        overlayType="OUT_OF_STOCK"
        closeLabel={translate('close')}
        title={translate('title')}
        footer={<Button onClick={() => close('done')}>{translate('done')}</Button>}
      >
        <SoldOut
          key={request?.key}
          items={request?.items ?? props.items ?? []}
          alternatives={request?.alternatives ?? props.alternatives ?? []}
          onRemove={props.onRemove}
          translate={translate}
        />
      </Drawer>
    </Widget>
  );
}

type SoldOutProps = {
  items: SoldOutItem[];
  alternatives: string[];
  onRemove: ((item: SoldOutItem) => void) | undefined;
  translate: Translate<keyof typeof messages>;
};

/** The sold-out products, and below them the alternatives: those that the page names, else the shop's own. */
function SoldOut({ items, alternatives, onRemove, translate }: SoldOutProps) {
  useStyles(styles);
  const skus = items.map(({ sku }) => sku);
  const { tiles, phase } = useProductTiles(skus);
  const undo = useUndoBar(translate);
  const named = alternatives.length > 0 ? alternatives : tiles.flatMap((tile) => tile.restriction?.alternatives ?? []);
  const others = [...new Set(named)].filter((sku) => !skus.includes(sku));

  return (
    <>
      <p className="quire-out-of-stock-overlay__text">{translate(items.length > 1 ? 'several' : 'one')}</p>
      <ul>
        {items.map((item) => (
          <SoldOutRow
            key={item.lineId ?? item.sku}
            item={item}
            tile={tiles.find((tile) => tile.sku === item.sku)}
            onRemove={onRemove}
            translate={translate}
          />
        ))}
      </ul>
      {undo && <UndoBar {...undo} />}
      <p role="status" className="quire-hidden-visually">
        {undo?.text}
      </p>
      {(alternatives.length > 0 || phase !== 'loading') && <AlternateChoices skus={others} translate={translate} />}
    </>
  );
}

type SoldOutRowProps = Pick<SoldOutProps, 'onRemove' | 'translate'> & {
  item: SoldOutItem;
  tile: ProductTile | undefined;
};

/** One sold-out product. If it is in the cart, it can be removed and restored, unless another request is in flight. */
function SoldOutRow({ item, tile, onRemove, translate }: SoldOutRowProps) {
  const { cart, isMutating } = useCartState();
  const remove = useRemoveLine();
  const line = cart && activeLines(cart).find(({ id }) => id !== '' && id === item.lineId);
  const name = item.name ?? line?.name ?? tile?.name ?? item.sku;
  const alert = useStockAlert(item.sku, name);
  const isBack = tile !== undefined && !tile.isOutOfStock && !tile.restriction;
  return (
    <li className="quire-out-of-stock-overlay__item">
      <ProductFacts product={{ name, url: line?.url ?? tile?.url, imageUrl: line?.imageUrl ?? tile?.imageUrl }}>
        <p className={isBack ? 'quire-good' : 'quire-quiet'}>{translate(isBack ? 'backAgain' : 'backInStock')}</p>
        {!isBack && <StockAlert {...alert} />}
      </ProductFacts>
      {line && (
        <Button
          kind="secondary"
          isBusy={remove.isPending}
          isDisabled={isMutating}
          label={translate(remove.isPending ? 'removing' : 'removeNamed', { name })}
          onClick={() => remove.mutate(line.id, { onSuccess: ({ kind }) => kind === 'changed' && onRemove?.(item) })}
        >
          {translate('remove')}
        </Button>
      )}
      <p role="alert" className="quire-bad">
        {remove.isError && translate('failed')}
      </p>
    </li>
  );
}

/** Alternatives to the sold-out products, each with its own add button [REC-010]. */
function AlternateChoices({ skus, translate }: { skus: string[]; translate: Translate<keyof typeof messages> }) {
  const { phase, tiles, refetch } = useProductTiles(skus);
  const offered = tiles.filter((tile) => checkTile(tile).canAdd);
  return (
    <section aria-busy={phase === 'loading'}>
      <h3 className="quire-out-of-stock-overlay__heading">{translate('alternatives')}</h3>
      <LoadingStatus
        state={loadingStateOf({ phase, tiles: offered })}
        translate={(key) => translate(key === 'failed' ? 'alternativesFailed' : key)}
        onRetry={refetch}
      >
        <p>{translate('noAlternatives')}</p>
      </LoadingStatus>
      <ul>
        {offered.map((tile) => (
          <AlternateChoice key={tile.sku} tile={tile} translate={translate} />
        ))}
      </ul>
    </section>
  );
}

function AlternateChoice({ tile, translate }: { tile: ProductTile; translate: Translate<keyof typeof messages> }) {
  const { locale, settings } = useStorefront();
  const { status, data: feedback, mutate: add } = useAddToCart();
  const { sku, name, resolvedSku } = tile;
  const hiddenPrice = hiddenPriceText(tile, settings.messages.product);
  const result = feedback && addStatus(feedback, settings.messages.cart, locale);
  return (
    <li className="quire-out-of-stock-overlay__item">
      <ProductFacts product={tile}>
        {hiddenPrice ? (
          <span>{hiddenPrice}</span>
        ) : (
          <Price amount={tile.price} was={tile.originalPrice} wasLabel={translate('was')} locale={locale} />
        )}
        <p role="status" className={result && !result.isGood ? 'quire-bad' : 'quire-good'}>
          {result?.texts.join(' ')}
        </p>
      </ProductFacts>
      <Button
        kind="secondary"
        isBusy={status === 'pending'}
        label={translate('addNamed', { name })}
        onClick={() =>
          add({
            items: [{ sku, quantity: tile.increment, resolvedSku }],
            feedback: 'none',
            source: 'recommendation',
          })
        }
      >
        {translate('add')}
      </Button>
    </li>
  );
}
