export { type Carousel, type CarouselOptions, readCarousel } from './client/carouselClient';
export type { CarouselRequest, RecommendedTile } from './client/carouselSources';
export { type ProductTileClient, type ProductTiles, productTilesOf } from './client/productTileClient';
export {
  createRecommendationClient,
  type Recommendation,
  type RecommendationClient,
} from './client/recommendationClient';
export type { RecommendationInputs, RecommendationShelf } from './client/recommendationRequest';
export { type CustomOption, customizeUrl } from './rules/customize';
export {
  checkTile,
  type ProductTile,
  productBounds,
  type Restriction,
  tileBounds,
  tileQuantity,
} from './rules/productTile';
export { fbtScheme, type RecommendationPlacement, type RecommendationType } from './rules/recommendations';
