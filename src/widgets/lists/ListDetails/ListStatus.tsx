import { addFailureMessageKey, LIST_MESSAGES, nameFaultKey } from '../../../core/lists/rules/listMessages';
import type { ListOutcome } from '../../../core/lists/rules/listOutcome';
import type { List } from '../../../hooks/lists/useList';
import type { ListOutcomes } from '../../../hooks/lists/useListTiles';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import type { ShopMutation } from '../../../hooks/platform/useShopMutation';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Notice } from '../../../ui/feedback/Notice';
import { UndoBar } from '../../../ui/feedback/UndoBar';
import type { messages } from './messages';
import type { AddedItems } from './useRowActs';

type Props = {
  open: List;
  toCart: ShopMutation<AddedItems, ListOutcomes>;
  nameOf: (sku: string) => string;
  translate: Translate<keyof typeof messages>;
};

/** Results of the customer's actions, unsaved changes, and changes that others have made meanwhile. */
export function ListStatus({ open, toCart, nameOf, translate }: Props) {
  const translateLists = useMessages('lists', LIST_MESSAGES);
  const { settings } = useStorefront();
  const { edit, editError, save } = open;
  const { variables, data: outcome } = edit;
  const item = variables && variables.kind !== 'change' ? variables.item : undefined;
  const name = nameOf(item?.sku ?? '');
  const key = outcome === 'added' ? 'restored' : outcome;
  const text = key && translate(key, { name, list: variables?.kind === 'move' ? variables.target.name : '' });
  const removed = outcome === 'removed' ? item : undefined;
  // the field of the name shows that it is refused
  const hasEditFailed = editError && !nameFaultKey(editError.code);
  const hasFailed = (toCart.isError && toCart.submittedAt >= edit.submittedAt) || hasEditFailed;
  const isUnsaved = save.isError && open.unsaved.length > 0;
  const outcomes = toCart.data ?? new Map<string, ListOutcome>();
  const arrived = [...outcomes.values()].filter(({ isGood }) => isGood).length;

  const conflicts = open.conflicts.map((conflict) => {
    if (conflict.kind === 'renamed') return translateLists('renamedByOther', { name: conflict.name });
    const name = nameOf(conflict.sku);
    if (conflict.kind === 'missing') return translateLists('removedByOther', { name });
    return translateLists('changedByOther', { name, n: conflict.quantity });
  });

  return (
    <>
      <div role="status">
        {text && !removed && <Notice kind="good">{text}</Notice>}
        {removed && <span className="quire-hidden-visually">{text}</span>}
        {outcomes.size > 0 && (
          <Notice kind={arrived === outcomes.size ? 'good' : 'info'}>
            {translate('addedSome', { n: arrived, all: outcomes.size })}
          </Notice>
        )}
      </div>
      {arrived > 0 && <ButtonLink href={settings.urls.cart}>{translate('viewCart')}</ButtonLink>}
      {removed && (
        <UndoBar
          text={text ?? ''}
          undoText={translate('undo')}
          undoLabel={translate('undoNamed', { name })}
          isBusy={false}
          onUndo={() => edit.mutate({ kind: 'add', item: removed })}
        />
      )}
      <div role="alert">
        {hasFailed && <Notice kind="bad">{translateLists(addFailureMessageKey(editError?.code))}</Notice>}
        {isUnsaved && <Notice kind="bad">{translate('unsaved')}</Notice>}
        {conflicts.length > 0 && (
          <Notice kind="info" onClose={open.dismissConflicts} closeLabel={translate('close')}>
            {conflicts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Notice>
        )}
      </div>
      {isUnsaved && (
        <Button kind="secondary" onClick={() => save.mutate()}>
          {translate('saveAgain')}
        </Button>
      )}
    </>
  );
}
