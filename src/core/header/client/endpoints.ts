import { endpoints } from '../../platform/client/http/endpoint';

/** The endpoints of header and footer. */
export const headerEndpoints = endpoints({
  /** [HDR-021] */
  readHeader: { path: '/_next/api/hf/{consumer}{path}', base: 'absolute', method: 'GET' },
  /** [HDR-026] */
  printServices: { path: '/sbaSearch/common/api/engine/browse', base: 'absolute', method: 'GET' },
});
