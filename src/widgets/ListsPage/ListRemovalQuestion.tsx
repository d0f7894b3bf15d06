import type { ListRemoval } from '../../hooks/useListRemoval';
import type { Say } from '../../hooks/useMessages';
import { Button } from '../../ui/Button';
import type { ListsPageWord } from './messages';

type Props = { removal: ListRemoval; name: string; say: Say<ListsPageWord> };

/** A list is gone for good, for all who share it: the customer is asked once more [LIST-030]. */
export function ListRemovalQuestion({ removal, name, say }: Props) {
  return (
    <div role="alertdialog" aria-label={say('removeSure', { name })} className="quire-lists-page__sure">
      <p>{say('removeSure', { name })}</p>
      <div className="quire-lists-page__ways">
        <Button isBusy={removal.phase === 'deleting'} onClick={() => void removal.remove()}>
          {say('removeYes')}
        </Button>
        <Button kind="secondary" onClick={() => removal.ask(undefined)}>
          {say('removeNo')}
        </Button>
      </div>
    </div>
  );
}
