import { useLayoutEffect } from 'react';
import type { Translate } from '../../../hooks/platform/useMessages';
import { isComposing } from '../../../ui/controls/isComposing';
import { SaveOrCancel } from '../../../ui/controls/SaveOrCancel';
import panelStyles from '../../../ui/overlays/FormPanel.css';
import { useFocusBack } from '../../../ui/overlays/useFocusBack';
import { useStyles } from '../../../ui/rendering/StyleRoot';
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
  useStyles(panelStyles);
  const box = useFocusBack();
  useLayoutEffect(() => box.current?.focus(), [box]);
  return (
    <div
      ref={box}
      role="alertdialog"
      aria-label={translate('removeSure', { name })}
      tabIndex={-1}
      className="quire-form-panel"
      onKeyDown={(event) => event.key === 'Escape' && !isComposing(event) && onCancel()}
    >
      <p>{translate('removeSure', { name })}</p>
      <SaveOrCancel
        saveLabel={translate('removeYes')}
        cancelLabel={translate('removeNo')}
        isBusy={isRemoving}
        onSave={onRemove}
        onCancel={onCancel}
      />
    </div>
  );
}
