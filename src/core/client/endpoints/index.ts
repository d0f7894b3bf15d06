import { accountEndpoints } from './account';
import { approvalsEndpoints } from './approvals';
import { cartEndpoints } from './cart';
import { cartPageEndpoints } from './cartPage';
import { checkoutEndpoints } from './checkout';
import { contentEndpoints } from './content';
import { headerEndpoints } from './header';
import { listsEndpoints } from './lists';
import { paymentEndpoints } from './payment';
import { productsEndpoints } from './products';
import { savedEndpoints } from './saved';
import { sessionEndpoints } from './session';
import { storesEndpoints } from './stores';

/** Every call that the core makes. */
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
