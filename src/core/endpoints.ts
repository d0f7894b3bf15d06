import { accountEndpoints } from './account/client/endpoints';
import { approvalsEndpoints } from './approvals/client/endpoints';
import { cartPageEndpoints } from './cart/client/cartPageEndpoints';
import { cartEndpoints } from './cart/client/endpoints';
import { checkoutEndpoints } from './checkout/client/endpoints';
import { contentEndpoints } from './content/client/endpoints';
import { headerEndpoints } from './header/client/endpoints';
import { listsEndpoints } from './lists/client/endpoints';
import { paymentEndpoints } from './payment/client/endpoints';
import { sessionEndpoints } from './platform/client/endpoints';
import { productsEndpoints } from './products/client/endpoints';
import { savedEndpoints } from './saved/client/endpoints';
import { storesEndpoints } from './stores/client/endpoints';

/** Every endpoint that the core uses. */
export const ENDPOINTS = {
  ...cartEndpoints,
  ...cartPageEndpoints,
  ...savedEndpoints,
  ...sessionEndpoints,
  ...accountEndpoints,
  ...paymentEndpoints,
  ...checkoutEndpoints,
  ...productsEndpoints,
  ...storesEndpoints,
  ...approvalsEndpoints,
  ...headerEndpoints,
  ...listsEndpoints,
  ...contentEndpoints,
};

export type EndpointName = keyof typeof ENDPOINTS;
