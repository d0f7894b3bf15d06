import { endpoints } from '../../platform/client/http/endpoint';

/** The endpoints for products and recommendations. */
export const productsEndpoints = endpoints({
  /** [REC-013] */
  recommend: { path: '/sparxProxy/sparxRecommendation', base: 'prefix', method: 'POST' },
  atRecommend: { path: '/sparxProxy/atRecommendation', base: 'prefix', method: 'POST' },
  /** [REC-016] */
  recentItems: { path: '/ptd/recentItems', base: 'api', method: 'GET' },
  /** [REC-017] */
  frequentlyPurchased: { path: '/ele-lpd/api/home/getFrequentlyPurchasedData', base: 'absolute', method: 'POST' },
  /** [REC-018] */
  mbox: { path: '/sparxProxy/getAdobeMBoxData', base: 'prefix', method: 'POST' },
  /** [REC-019] */
  adBeacons: { path: '/sparxProxy/getCriteoData', base: 'prefix', method: 'POST' },
  /** [TILE-033] */
  productTiles: { path: '/productTileProxy/getProductTileData', base: 'prefix', method: 'POST' },
});
