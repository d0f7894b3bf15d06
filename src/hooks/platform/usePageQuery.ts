import { queryParameter } from '../../core/platform/client/pageAddress';
import { useStorefront } from './StorefrontProvider';

/** A parameter of the page's address; undefined when it is not there. */
export function usePageQuery(name: string): string | undefined {
  return queryParameter(useStorefront().host.location.href, name);
}
