import type { ProductTile } from '../../../core/products/rules/productTile';
import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import { useCarousel } from '../../../hooks/products/useCarousel';
import { type ProductDrawerOptions, useProductDrawer } from '../../../hooks/products/useProductDrawer';
import { useTileCard } from '../../../hooks/products/useTileCard';
import { ProductDrawer } from '../../../ui/overlays/ProductDrawer';
import { TileList } from '../../../ui/product/TileList';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';

export type ExpertSuggestProps = RootProps &
  ProductDrawerOptions & {
    /** The product to find suggestions for. Without it, the widget opens only on a request from the page. */
    sku?: string;
    /** The number of suggestions. */
    count?: number;
  };

/** Products that an expert suggests instead of another one [TILE-013]. */
export function ExpertSuggest(props: ExpertSuggestProps) {
  const translate = useMessages('expert-suggest', messages);
  const drawer = useProductDrawer('EXPERTSUGGEST', props, { subject: props.sku });
  const sku = drawer.request?.sku ?? props.sku;
  return (
    <Widget block="expert-suggest" props={props}>
      <ProductDrawer {...drawer} translate={translate} intro={translate('intro')}>
        <Suggestions key={sku} {...props} sku={sku} translate={translate} />
      </ProductDrawer>
    </Widget>
  );
}

type SuggestionsProps = Pick<ExpertSuggestProps, 'sku' | 'count'> & { translate: Translate<keyof typeof messages> };

function Suggestions({ sku, count = 6, translate }: SuggestionsProps) {
  const skus = sku === undefined ? [] : [sku];
  const { phase, products, refetch } = useCarousel(
    {
      type: 'customersAlsoBought',
      ...{ skus, leaveOut: skus, count, context: 'expertSuggest', inputs: { isListProductAlt: true } },
    },
    {},
  );
  const useCard = (tile: ProductTile) =>
    useTileCard(tile, { variant: 'listMiniTile', list: 'expert-suggest', source: 'recommendation' }, translate);
  return (
    <TileList
      tiles={products.map(({ tile }) => tile)}
      useCard={useCard}
      state={phase}
      translate={translate}
      onRetry={refetch}
    >
      {translate('none')}
    </TileList>
  );
}
