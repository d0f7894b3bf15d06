import { queryParameter } from '../../core/platform/rules/pageAddress';
import { useStorefront } from './StorefrontProvider';

/** A query parameter of the page's URL; undefined if it is absent. */
export function usePageQuery(name: string): string | undefined {
  return queryParameter(useStorefront().host.location.href, name);
}
