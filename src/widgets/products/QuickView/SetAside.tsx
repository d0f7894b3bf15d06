import type { Translate } from '../../../hooks/platform/useMessages';
import { useAddToList } from '../../../hooks/products/useAddToList';
import { useCompare } from '../../../hooks/products/useCompare';
import { Button } from '../../../ui/controls/Button';
import type { QuickViewMessageKey } from './messages';

export type SetAsideProps = {
  sku: string;
  quantity: number;
  showCompare?: boolean;
  showAddToList?: boolean;
  translate: Translate<QuickViewMessageKey>;
};

/** Actions that save the product for later: compare it, or add it to a list [CMP-001, SCR-010]. */
export function SetAside({ sku, quantity, showCompare, showAddToList, translate }: SetAsideProps) {
  const compare = useCompare(sku);
  const lists = useAddToList();
  return (
    <>
      {showCompare && (
        <Button kind="plain" onClick={compare.toggle}>
          {compare.isCompared ? translate('compared') : translate('compare')}
        </Button>
      )}
      {showAddToList && (
        <Button
          kind="plain"
          opensDialog
          isBusy={lists.status === 'pending'}
          onClick={() => lists.mutate({ items: [{ sku, quantity }] })}
        >
          {translate('addToList')}
        </Button>
      )}
      <p role="status" className="quire-quick-view__aside">
        {compare.isFull ? translate('compareFull') : lists.data === 'unavailable' && translate('noLists')}
      </p>
    </>
  );
}
