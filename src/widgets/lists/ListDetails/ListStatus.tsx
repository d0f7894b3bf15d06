import { useState } from 'react';
import { addFailureMessageKey, LIST_MESSAGES } from '../../../core/lists/rules/listMessages';
import type { ListToCart } from '../../../hooks/lists/useListToCart';
import type { OpenListScreen } from '../../../hooks/lists/useOpenList';
import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { UndoBar } from '../../../ui/feedback/UndoBar';
import type { ListDetailsMessageKey } from './messages';

type Props = {
  screen: OpenListScreen;
  toCart: ListToCart;
  nameOf: (sku: string) => string;
  translate: Translate<ListDetailsMessageKey>;
};

/** Results of the customer's actions, unsaved changes, and changes that others have made meanwhile. */
export function ListStatus({ screen, toCart, nameOf, translate }: Props) {
  const translateLists = useMessages('lists', LIST_MESSAGES);
  const { state, open, status, act } = screen;
  const [isUndoing, setUndoing] = useState(false);
  const { outcomes } = toCart;
  const arrived = [...outcomes.values()].filter(({ isGood }) => isGood).length;

  async function undo() {
    if (status?.kind !== 'removed' || isUndoing) return;
    setUndoing(true);
    await act(() => open.restore(status.item).then(() => ({ kind: 'restored' })));
    setUndoing(false);
  }

  function statusText(): string | undefined {
    if (!status || status.kind === 'failed') return undefined;
    if (status.kind === 'removed') return translate('removed', { name: nameOf(status.item.sku) });
    if (status.kind === 'moved' || status.kind === 'copied') {
      return translate(status.kind, { name: nameOf(status.item.sku), list: status.listName });
    }
    return translate(status.kind);
  }

  const conflicts = state.conflicts.map((conflict) => {
    if (conflict.kind === 'renamed') return translateLists('renamedByOther', { name: conflict.name });
    const name = nameOf(conflict.sku);
    if (conflict.kind === 'missing') return translateLists('removedByOther', { name });
    return translateLists('changedByOther', { name, n: conflict.quantity });
  });

  return (
    <>
      <div role="status">
        {status && status.kind !== 'failed' && status.kind !== 'removed' && <Notice kind="good">{statusText()}</Notice>}
        {status?.kind === 'removed' && <span className="quire-hidden-visually">{statusText()}</span>}
        {outcomes.size > 0 && (
          <Notice kind={arrived === outcomes.size ? 'good' : 'info'}>
            {translate('addedSome', { n: arrived, all: outcomes.size })}
          </Notice>
        )}
      </div>
      {status?.kind === 'removed' && (
        <UndoBar
          text={statusText() ?? ''}
          undoText={translate('undo')}
          undoLabel={translate('undoNamed', { name: nameOf(status.item.sku) })}
          isBusy={isUndoing}
          onUndo={() => void undo()}
        />
      )}
      <div role="alert">
        {status?.kind === 'failed' && <Notice kind="bad">{translateLists(addFailureMessageKey(status.code))}</Notice>}
        {state.saving === 'failed' && <Notice kind="bad">{translate('unsaved')}</Notice>}
        {conflicts.length > 0 && (
          <Notice kind="info" onClose={open.dismissConflicts} closeLabel={translate('dismiss')}>
            {conflicts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Notice>
        )}
      </div>
      {state.saving === 'failed' && (
        <Button kind="secondary" onClick={() => void open.saveAgain()}>
          {translate('saveAgain')}
        </Button>
      )}
    </>
  );
}
