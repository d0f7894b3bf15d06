/** Which base a path stands under [HTTP-001, HTTP-014]: /cc/api, {prefix}/api, or none because it is absolute. */
export type EndpointBase = 'api' | 'prefix' | 'absolute';

export type Endpoint = {
  path: string;
  base: EndpointBase;
  method: 'GET' | 'POST' | 'PUT';
  /** Sent as a header on the POST [HTTP-007]. */
  override?: 'PUT' | 'DELETE';
};

/** Every call that the core makes. `{id}` and the like are filled in, URL-encoded, when the call is made. */
export const ENDPOINTS = {
  /** [CART-FETCH-009] */
  readCart: { path: '/checkout', base: 'api', method: 'GET' },
  /** [CART-ADD-004] */
  addItems: { path: '/checkout/default/item', base: 'api', method: 'POST' },
  /** [CART-UPD-013] */
  updateItems: { path: '/checkout/default/item', base: 'api', method: 'POST', override: 'PUT' },
  /** [CART-UPD-012] */
  updateCart: { path: '/checkout/default', base: 'api', method: 'POST', override: 'PUT' },
  /** [CART-DEL-004] */
  deleteItem: { path: '/checkout/default/item/{id}', base: 'api', method: 'POST', override: 'DELETE' },
  /** [SFL-008] */
  readSaved: { path: '/sfl', base: 'api', method: 'GET' },
  /** [SFL-009] */
  saveItems: { path: '/sfl', base: 'api', method: 'POST' },
  /** [SFL-010] */
  deleteSaved: { path: '/sfl/{id}', base: 'api', method: 'POST', override: 'DELETE' },
  /** A real PUT [CART-UPD-016]. */
  modifyOrder: { path: '/cc/api/cart/default', base: 'absolute', method: 'PUT' },
  /** [CART-UPD-017] */
  doNotShow: { path: '/cart/opt/type', base: 'api', method: 'GET' },
  /** [CART-FETCH-007] */
  paymentAuth: { path: '/payment/gateway/{token}', base: 'api', method: 'POST' },
  readPayment: { path: '/checkout/default/payment', base: 'api', method: 'GET' },
  /** [PAY-FORM-005] */
  applyPayment: { path: '/checkout/default/payment', base: 'api', method: 'POST' },
  removePayment: { path: '/checkout/default/payment/{id}', base: 'api', method: 'POST', override: 'DELETE' },
  /** [PAY-FORM-006] */
  saveAddress: { path: '/checkout/default/shipping', base: 'api', method: 'POST' },
  /** [PAY-VEND-001] */
  vendorPayment: { path: '/checkout/default/vendorpayment', base: 'api', method: 'POST' },
  placeOrder: { path: '/checkout/default/order', base: 'api', method: 'POST' },
  paymentSession: { path: '/payment/session', base: 'api', method: 'POST' },
  /** [PAY-FORM-009] */
  paymentCaptcha: { path: '/payment/captcha', base: 'api', method: 'POST' },
  keepCard: { path: '/payment/cards', base: 'api', method: 'POST' },
  changeCard: { path: '/payment/cards/{id}', base: 'api', method: 'POST', override: 'PUT' },
  removeCard: { path: '/payment/cards/{id}', base: 'api', method: 'POST', override: 'DELETE' },
  giftCardBalance: { path: '/payment/giftcard/balance', base: 'api', method: 'POST' },
  /** [SCR-017] */
  signIn: { path: '/office/supplies/login', base: 'absolute', method: 'POST' },
  /** [ROUTE-012] */
  readOrder: { path: '/order/{id}', base: 'api', method: 'GET' },
  /** [HTTP-013] */
  log: { path: '/log', base: 'api', method: 'POST' },
  /** [SESS-027] */
  updateSessionToken: { path: '/sparxProxy/updateSessionToken', base: 'prefix', method: 'POST' },
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
  /** [STORE-015] */
  pickupStores: { path: '/cc/api/omni/pickupinstore', base: 'absolute', method: 'POST' },
  /** [STORE-011] */
  findStores: { path: '/sparxProxy/storeLocator', base: 'prefix', method: 'POST' },
  /** [STORE-012] */
  findLocalBusiness: { path: '/sparxProxy/localbusiness', base: 'prefix', method: 'POST' },
  /** [STORE-013] */
  savePreferredStore: { path: '/gus/api/usr/c/address', base: 'absolute', method: 'POST' },
  /** [APPR-008] */
  approvalOrders: { path: '/sparxProxy/getApprovalOrdersData', base: 'prefix', method: 'POST' },
  /** [APPR-009] */
  decideOrders: { path: '/ele-lpd/api/approvalsProxy/order', base: 'absolute', method: 'POST' },
  /** [HDR-021] */
  readHeader: { path: '/_next/api/hf/{consumer}{path}', base: 'absolute', method: 'GET' },
  /** [HDR-026] */
  printServices: { path: '/sbaSearch/common/api/engine/browse', base: 'absolute', method: 'GET' },
  /** [LIST-024] */
  readLists: { path: '/lists', base: 'api', method: 'GET' },
  /** [LIST-025] */
  readListItems: { path: '/lists/items', base: 'api', method: 'GET' },
  /** [LIST-026] */
  createList: { path: '/list', base: 'api', method: 'POST' },
  /** [LIST-027] */
  addListItems: { path: '/list/{id}/item', base: 'api', method: 'POST' },
  /** `itemId` is the listItemId [LIST-028]. */
  deleteListItem: { path: '/list/{id}/item/{itemId}', base: 'api', method: 'POST', override: 'DELETE' },
  /** [LIST-029] */
  updateList: { path: '/list/{id}', base: 'api', method: 'POST', override: 'PUT' },
  /** [LIST-030] */
  deleteList: { path: '/list/{id}', base: 'api', method: 'POST', override: 'DELETE' },
  /** [LIST-031] */
  readList: { path: '/list/{id}', base: 'api', method: 'GET' },
  /** [LIST-032] */
  searchLists: { path: '/search', base: 'api', method: 'GET' },
  searchListsByProxy: { path: '/v1/searchProxy', base: 'api', method: 'GET' },
  /** [LIST-035] */
  listCards: { path: '/sparxProxy/getListCardData', base: 'prefix', method: 'POST' },
  /** [RWD-002] */
  rewardsInfo: { path: '/sparxProxy/getSlpCustomerRewardsInfo', base: 'prefix', method: 'GET' },
  /** [RWD-002] */
  availableRewards: { path: '/sparxProxy/getAvailableRewards', base: 'prefix', method: 'GET' },
  /** [HDR-008] */
  readMessages: { path: '/sparxProxy/getCustomMessages', base: 'prefix', method: 'GET' },
  /** [CONT-007] */
  subscribeOffers: { path: '/sparxProxy/subscribeUserforOffers', base: 'prefix', method: 'POST' },
  /** [CONT-005] */
  ecommContent: { path: '/sparxProxy/getEcommContentData', base: 'prefix', method: 'POST' },
  /** [CONT-006] */
  htmlContent: { path: '/commonProxy/fetchHtmlContent', base: 'prefix', method: 'POST' },
  /** [CONT-004] */
  landing: { path: '/ele-lpd/api/landingPages/fetchComponentsModel', base: 'absolute', method: 'POST' },
  /** What a drawer with a form sends, by the drawer's name. */
  sendForm: { path: '/sparxProxy/form/{id}', base: 'prefix', method: 'POST' },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof ENDPOINTS;
