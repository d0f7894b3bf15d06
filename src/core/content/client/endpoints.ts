import { endpoints } from '../../platform/client/http/endpoint';

/** The endpoints of editorial content and its forms. */
export const contentEndpoints = endpoints({
  /** [CONT-007] */
  subscribeOffers: { path: '/sparxProxy/subscribeUserforOffers', base: 'prefix', method: 'POST' },
  /** [CONT-005] */
  ecommContent: { path: '/sparxProxy/getEcommContentData', base: 'prefix', method: 'POST' },
  /** [CONT-006] */
  htmlContent: { path: '/commonProxy/fetchHtmlContent', base: 'prefix', method: 'POST' },
  /** [CONT-004] */
  landing: { path: '/ele-lpd/api/landingPages/fetchComponentsModel', base: 'absolute', method: 'POST' },
  /** Submits the form of a drawer; `{id}` is the drawer's name. */
  sendForm: { path: '/sparxProxy/form/{id}', base: 'prefix', method: 'POST' },
});
