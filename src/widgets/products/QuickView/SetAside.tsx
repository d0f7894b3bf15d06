import type { Say } from '../../../hooks/platform/useMessages';
import { useAddToList } from '../../../hooks/products/useAddToList';
import { useCompare } from '../../../hooks/products/useCompare';
import { Button } from '../../../ui/controls/Button';
import type { QuickViewWord } from './messages';

export type SetAsideProps = {
  sku: string;
  quantity: number;
  showCompare?: boolean;
  showAddToList?: boolean;
  say: Say<QuickViewWord>;
};

/** Actions that save the product for later: compare it, or add it to a list [CMP-001, SCR-010]. */
export function SetAside({ sku, quantity, showCompare, showAddToList, say }: SetAsideProps) {
  const compare = useCompare(sku);
  const { outcome, addToList } = useAddToList();
  return (
    <>
      {showCompare && (
        <Button kind="plain" onClick={compare.toggle}>
          {compare.isCompared ? say('compared') : say('compare')}
        </Button>
      )}
      {showAddToList && (
        <Button kind="plain" opensDialog isBusy={outcome === 'asking'} onClick={() => addToList([{ sku, quantity }])}>
          {say('addToList')}
        </Button>
      )}
      <p role="status" className="quire-quick-view__aside">
        {compare.isFull ? say('compareFull') : outcome === 'not-here' && say('noLists')}
      </p>
    </>
  );
}
