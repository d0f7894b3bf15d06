import { levelLabel } from '../../core/lists/rules/listMessages';
import { LIST_TYPES } from '../../core/lists/rules/lists';
import { useStorefront } from '../platform/StorefrontProvider';

export type ListType = { value: string; label: string };

/** The types that a customer can choose for a list, with their labels; `own` are the types of one widget [LIST-043]. */
export function useListTypes(own?: readonly string[]): ListType[] {
  const { settings } = useStorefront();
  const types = own ?? settings.config.lists?.types ?? LIST_TYPES;
  return types.map((value) => ({ value, label: levelLabel(value, settings.messages['lists']) }));
}
