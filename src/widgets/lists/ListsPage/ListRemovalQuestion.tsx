import { useLayoutEffect } from 'react';
import type { Translate } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { isComposing } from '../../../ui/controls/isComposing';
import { useFocusBack } from '../../../ui/overlays/useFocusBack';
import type { ListsPageMessageKey } from './messages';

type Props = {
  name: string;
  isRemoving: boolean;
  onRemove: () => void;
  onCancel: () => void;
  translate: Translate<ListsPageMessageKey>;
};

/**
 * Asks for confirmation, because deleting a list is final for everyone who shares it. The focus moves to the question
 * [LIST-030].
 */
export function ListRemovalQuestion({ name, isRemoving, onRemove, onCancel, translate }: Props) {
  const box = useFocusBack();
  useLayoutEffect(() => box.current?.focus(), [box]);
  return (
    <div
      ref={box}
      role="alertdialog"
      aria-label={translate('removeSure', { name })}
      tabIndex={-1}
      className="quire-lists-page__sure"
      onKeyDown={(event) => event.key === 'Escape' && !isComposing(event) && onCancel()}
    >
      <p>{translate('removeSure', { name })}</p>
      <div className="quire-lists-page__actions">
        <Button isBusy={isRemoving} onClick={onRemove}>
          {translate('removeYes')}
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          {translate('removeNo')}
        </Button>
      </div>
    </div>
  );
}
