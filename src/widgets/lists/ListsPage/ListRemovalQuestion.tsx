import { useLayoutEffect } from 'react';
import type { ListRemoval } from '../../../hooks/lists/useListRemoval';
import type { Translate } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { isComposing } from '../../../ui/controls/isComposing';
import { useFocusBack } from '../../../ui/overlays/useFocusBack';
import type { ListsPageMessageKey } from './messages';

type Props = { removal: ListRemoval; name: string; translate: Translate<ListsPageMessageKey> };

/**
 * Asks for confirmation, because deleting a list is final for everyone who shares it. The focus moves to the question
 * [LIST-030].
 */
export function ListRemovalQuestion({ removal, name, translate }: Props) {
  const box = useFocusBack();
  useLayoutEffect(() => box.current?.focus(), [box]);
  return (
    <div
      ref={box}
      role="alertdialog"
      aria-label={translate('removeSure', { name })}
      tabIndex={-1}
      className="quire-lists-page__sure"
      onKeyDown={(event) => event.key === 'Escape' && !isComposing(event) && removal.requestRemoval(undefined)}
    >
      <p>{translate('removeSure', { name })}</p>
      <div className="quire-lists-page__actions">
        <Button isBusy={removal.phase === 'deleting'} onClick={() => void removal.remove()}>
          {translate('removeYes')}
        </Button>
        <Button kind="secondary" onClick={() => removal.requestRemoval(undefined)}>
          {translate('removeNo')}
        </Button>
      </div>
    </div>
  );
}
