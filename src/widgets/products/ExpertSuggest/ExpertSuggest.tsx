'use client';

import type { ProductTile } from '../../../core/products/rules/productTile';
import { type Say, useMessages } from '../../../hooks/platform/useMessages';
import { useCarousel } from '../../../hooks/products/useCarousel';
import { type ProductDrawerOptions, useProductDrawer } from '../../../hooks/products/useProductDrawer';
import { useTileCard } from '../../../hooks/products/useTileCard';
import { ProductDrawer } from '../../../ui/overlays/ProductDrawer';
import { TileList } from '../../../ui/product/TileList';
import { Widget } from '../../../ui/rendering/Widget';
import { type ExpertSuggestWord, messages } from './messages';

export type ExpertSuggestProps = ProductDrawerOptions & {
  /** The product to find suggestions for. Without it, the widget opens only on a request from the page. */
  sku?: string;
  /** The number of suggestions. */
  number?: number;
};

/** Products that an expert suggests instead of another one [TILE-013]. */
export function ExpertSuggest(props: ExpertSuggestProps) {
  const say = useMessages('expert-suggest', messages);
  const drawer = useProductDrawer('EXPERTSUGGEST', { opener: props.sku ? 'button' : 'none', ...props });
  const words = { open: say('open'), title: say('title'), close: say('close') };
  const sku = drawer.request?.sku ?? props.sku;
  return (
    <Widget block="expert-suggest">
      <ProductDrawer {...drawer} words={words} intro={say('intro')}>
        <Suggestions key={sku} skus={sku === undefined ? [] : [sku]} number={props.number ?? 6} say={say} />
      </ProductDrawer>
    </Widget>
  );
}

const STATES = { loading: 'loading', shown: 'here', empty: 'none', failed: 'failed' } as const;

function Suggestions({ skus, number, say }: { skus: string[]; number: number; say: Say<ExpertSuggestWord> }) {
  const { phase, products, reload } = useCarousel(
    {
      type: 'customersAlsoBought',
      ...{ skus, leaveOut: skus, count: number, context: 'expertSuggest', inputs: { isListProductAlt: true } },
    },
    {},
  );
  const useCard = (tile: ProductTile) =>
    useTileCard(tile, { variant: 'listMiniTile', list: 'expert-suggest', source: 'recommendation' }, say);
  return (
    <TileList
      tiles={products.map(({ tile }) => tile)}
      useCard={useCard}
      state={STATES[phase]}
      say={say}
      onRetry={reload}
    >
      {say('none')}
    </TileList>
  );
}
