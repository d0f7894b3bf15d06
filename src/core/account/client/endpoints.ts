import { endpoints } from '../../platform/client/http/endpoint';

/** The endpoints of the customer account. */
export const accountEndpoints = endpoints({
  /** [SCR-017] */
  signIn: { path: '/office/supplies/login', base: 'absolute', method: 'POST' },
  /** [RWD-002] */
  rewardsInfo: { path: '/sparxProxy/getSlpCustomerRewardsInfo', base: 'prefix', method: 'GET' },
  /** [RWD-002] */
  availableRewards: { path: '/sparxProxy/getAvailableRewards', base: 'prefix', method: 'GET' },
  /** [HDR-008] */
  readMessages: { path: '/sparxProxy/getCustomMessages', base: 'prefix', method: 'GET' },
});
