import type { ReactNode } from 'react';
import type { ProductTile } from '../../../core/products/rules/productTile';
import {
  type RecommendationPlacement,
  type RecommendationType,
  recommendationFallback,
  recommendationHeading,
} from '../../../core/products/rules/recommendations';
import { useMessages } from '../../../hooks/platform/useMessages';
import {
  type CarouselOptions,
  type RecommendationInputs,
  type RecommendationShelf,
  useCarousel,
} from '../../../hooks/products/useCarousel';
import { type TileCardOptions, useTileCard } from '../../../hooks/products/useTileCard';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { Carousel } from '../../../ui/product/Carousel';
import type { RenderTile } from '../../../ui/product/TileCard';
import { ListedTile } from '../../../ui/product/TileList';
import { Placeholder } from '../../../ui/rendering/Placeholder';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';
import styles from './RecsCarousel.css';

export type RecsCarouselProps = RootProps &
  CarouselOptions &
  RecommendationShelf &
  Pick<TileCardOptions, 'variant' | 'showCompare' | 'pageIndicator' | 'feedback' | 'onPress'> & {
    /** Which recommendations [REC-001]. */
    type?: RecommendationType;
    /** The place on the page. It determines the heading [REC-010]. */
    place?: RecommendationPlacement;
    /** The heading above the products. The default depends on the place. */
    heading?: string;
    /** The products that the customer is viewing. They are excluded from the recommendations. */
    skus?: string[];
    /** Products that must not be recommended. The default is `skus`. */
    excludedSkus?: string[];
    /** The scheme by which the shop recommends. The default depends on the place and the product [REC-011]. */
    scheme?: string;
    /** The base category of the product. It determines the recommendation scheme of its group [REC-011]. */
    baseCategory?: string;
    /** The shop's placements whose recommendations are requested. */
    mboxes?: string[];
    /** The context of the request, as the shop knows it. */
    context?: string;
    /** The most products. The default is 25 [REC-015]. */
    count?: number;
    /** The ZIP code for availability. Defaults to the customer's. */
    zip?: string;
    /** Shows items ordered by anyone in the account, instead of items that the customer viewed [REC-016]. */
    ofAccount?: boolean;
    /** Further inputs of the request. */
    inputs?: RecommendationInputs;
    /** Renders each tile for the app, which may use the widget's own parts. */
    renderTile?: RenderTile;
    /** Fallback content: shown until the shop responds, and if there are no recommendations. */
    children?: ReactNode;
  };

/**
 * A row of products that the shop recommends, each of which can be added to the cart [REC-001 to REC-019]. The fallback
 * HTML stays until there is something to show.
 */
export function RecsCarousel(props: RecsCarouselProps) {
  const { type = 'customersAlsoBought', place = 'product', variant = 'carouselMiniTile' } = props;
  const { skus, scheme, baseCategory, mboxes, context, count, zip, inputs } = props;
  const { categoryId, superCategoryId, departmentId, classId } = props;
  const { fallback = recommendationFallback(type, place), mboxName, adBoxName } = props;
  const { showCompare, pageIndicator, feedback, onPress, renderTile } = props;
  useStyles(styles);
  const translate = useMessages('recs-carousel', messages);
  const carousel = useCarousel(
    {
      ...{ type, skus, scheme, baseCategory, mboxes, context, count, zip, inputs },
      ...{ categoryId, superCategoryId, departmentId, classId },
      leaveOut: props.excludedSkus ?? skus,
      isOfAccount: props.ofAccount,
    },
    { fallback, mboxName, adBoxName },
  );

  const title = props.heading ?? translate(recommendationHeading(type, place));
  const options = { variant, showCompare, pageIndicator, feedback, onPress, list: type, source: 'recommendation' };
  const useCard = (tile: ProductTile) => ({ ...useTileCard(tile, options, translate), renderTile });
  const labels = { previous: translate('previous', { heading: title }), next: translate('next', { heading: title }) };

  return (
    <Widget block="recs-carousel" props={props}>
      <Placeholder own={props.children} isOver={carousel.phase === 'ready'} isLoading={carousel.phase === 'loading'}>
        <Carousel
          title={title}
          labels={labels}
          items={carousel.products.map(({ tile }) => ({
            key: tile.sku,
            content: <ListedTile tile={tile} useCard={useCard} />,
          }))}
        />
        <div className={carousel.phase === 'loading' ? 'quire-recs-carousel__loading' : undefined}>
          <LoadingStatus
            state={carousel.phase}
            translate={(key) => translate(key === 'offline' ? 'failed' : key)}
            onRetry={carousel.refetch}
          >
            <p>{translate('empty')}</p>
          </LoadingStatus>
        </div>
      </Placeholder>
    </Widget>
  );
}
