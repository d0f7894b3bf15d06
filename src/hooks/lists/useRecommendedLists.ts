import { recommendedIds, type ShoppingList } from '../../core/lists/rules/lists';
import { listsParams } from '../../core/lists/rules/listsForm';
import { useStorefront } from '../platform/StorefrontProvider';
import { useLists } from './useLists';

/**
 * The lists that the shop recommends, in the order of its cookie [LIST-047]. Sends no request without the cookie; a
 * failure omits the lists.
 */
export function useRecommendedLists(isOn: boolean): { lists: readonly ShoppingList[]; isLoading: boolean } {
  const ids = recommendedIds(useStorefront().host.cookies.get('recommendedLists'));
  const enabled = isOn && ids.length > 0;
  const { lists, phase } = useLists({ ...listsParams(), responseType: 'RECOMMENDED' }, { enabled });
  const isLoading = enabled && (phase === 'idle' || phase === 'loading');
  return { lists: ids.flatMap((id) => lists.find((list) => list.id === id) ?? []), isLoading };
}
