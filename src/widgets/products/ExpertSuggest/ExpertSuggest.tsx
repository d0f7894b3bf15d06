import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import { useCarousel } from '../../../hooks/products/useCarousel';
import { type ProductDrawerOptions, useProductDrawer } from '../../../hooks/products/useProductDrawer';
import { useTileList } from '../../../hooks/products/useTileList';
import { ProductDrawer } from '../../../ui/overlays/ProductDrawer';
import { TileList } from '../../../ui/product/TileList';
import type { RootProps } from '../../../ui/rendering/Widget';
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
    <ProductDrawer {...drawer} block="expert-suggest" root={props} translate={translate} intro={translate('intro')}>
      <Suggestions key={sku} {...props} sku={sku} translate={translate} />
    </ProductDrawer>
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
  const list = useTileList(
    { phase, tiles: products.map(({ tile }) => tile), refetch },
    { variant: 'listMiniTile', list: 'expert-suggest', source: 'recommendation' },
    translate,
  );
  return <TileList {...list}>{translate('none')}</TileList>;
}
